import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gate } from '../helpers/gate.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openForm, orderPage } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

declare global {
  // Put there by `hear`.
  interface Window {
    players: HTMLAudioElement[];
  }
}

const sound = /\/assets\/(?:voices|music)\//u;

/** Keeps references to the page's audio elements, which are in no document. */
async function hear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.players = [];
    const { Audio } = window;
    window.Audio = new Proxy(Audio, {
      construct: (target, [url]: [string?]) => {
        const made = new target(url);
        window.players.push(made);
        return made;
      },
    });
  });
}

const position = (page: Page) => page.evaluate(() => window.players.at(-1)?.currentTime ?? 0);
const isSilent = (page: Page) => page.evaluate(() => window.players.every((player) => player.paused));
const said = (form: OrderForm, text: string) => form.region.locator('[aria-live=polite]', { hasText: text });

test('a preview says that it failed, plays at the next try, pauses by keyboard, says that it ended, and stops when it is covered or left', async () => {
  const page = await stage().newPage();
  await hear(page);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  await form.tab('Female').click();
  const { passed, open } = gate();
  await page.route(sound, async (route) => {
    await passed;
    await route.abort();
  });
  await form.button('Play Emma').click();
  await expect.poll(() => form.button('Pause Emma').getAttribute('aria-busy')).toBe('true');
  open();
  await form.toast('Emma can’t be played right now.').waitFor();
  await page.unroute(sound);
  await form.button('Play Emma').press('Space');
  await said(form, 'Playing Emma').waitFor({ state: 'attached' });
  await page.waitForFunction(() => (window.players.at(-1)?.currentTime ?? 0) > 0.3);
  await form.button('Pause Emma').press('Enter');
  await form.button('Play Emma').waitFor();
  const paused = await position(page);
  expect(await isSilent(page)).toBe(true);
  await form.button('Play Emma').press('Space');
  await form.button('Pause Emma').waitFor();
  expect(await position(page)).toBeGreaterThanOrEqual(paused);
  await page.evaluate(() => {
    for (const player of window.players) player.currentTime = player.duration - 0.2;
  });
  await said(form, 'Emma has ended').waitFor({ state: 'attached' });
  await form.button('Play Emma').waitFor();

  const areEmpty = () => page.evaluate(() => window.players.every((player) => player.paused && !player.src));
  const leaves: readonly (() => Promise<unknown>)[] = [
    () => form.tab('Male').click(),
    async () => {
      await form.button('Generate AI Prompts').click();
      await expect.poll(areEmpty).toBe(true);
      await page.keyboard.press('Escape');
    },
    () => page.evaluate(() => document.querySelector('voice-order-form')?.remove()),
  ];
  for (const leave of leaves) {
    await form.tab('Female').click();
    await form.button('Play Emma').click();
    await form.button('Pause Emma').waitFor();
    await leave();
    await expect.poll(areEmpty).toBe(true);
  }
});

test('a preview is the only one that plays, on the whole page', async () => {
  const page = await stage().newPage();
  await hear(page);
  await page.goto(`${stage().partnerUrl}/two-forms.html`);
  const inCity = (city: string) => new OrderForm(page, page.getByRole('region', { name: city })).ready();
  const [halifax, moncton] = [await inCity('Halifax'), await inCity('Moncton')];
  const voice = halifax.button(/^Play (?!.* track)/u).first();
  await voice.click();
  await halifax.button(/^Pause /u).waitFor();
  const music = await moncton.openMusic();
  const track = music.getByRole('button', { name: /^Play / }).first();
  await track.click();
  await moncton.button(/^Pause /u).waitFor();
  expect(await halifax.button(/^Pause /u).count()).toBe(0);
  expect(await page.evaluate(() => window.players.filter((player) => !player.paused).length)).toBe(1);
});

test('files that may not be read are played without the phone line', async () => {
  const page = await stage().newPage();
  await page.route('**/assets/{voices,music}/**', async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'access-control-allow-origin': 'https://nobody.example' };
    await route.fulfill({ response: answer, headers });
  });
  await hear(page);
  const form = await openForm(page, stage().partnerUrl + orderPage);
  await fillSmallOrder(form);
  const music = await form.openMusic();
  await form.button('Select Willow Creek').click();
  await form.button('Listen as a caller').click();
  await expect.poll(() => position(page)).toBeGreaterThan(0.3);
  expect(await music.getByRole('radio', { name: 'Phone line' }).count()).toBe(0);
});
