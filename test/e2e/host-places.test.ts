import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../helpers/host-visit.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openForm, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const viewport = { width: 1000, height: 900 };
const addressOf = (path: string): string => `${stage().partnerUrl}/hosts/${path}`;

async function openHost(path: string): Promise<OrderForm> {
  return openForm(await stage().newPage({ viewport }), addressOf(path));
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const kindsOn = (page: Page): Promise<readonly string[]> => page.locator('#kind option').allTextContents();

test('a form works in a closed shadow root', async () => {
  const page = await stage().newPage();
  await page.goto(addressOf('closed-shadow-root.html'));
  const handle = await page.waitForFunction(() => {
    const card = document.querySelector('shop-card');
    const inside: unknown = card && 'form' in card ? card.form : null;
    return inside instanceof HTMLElement && inside.shadowRoot?.querySelector('input[type=radio]') ? inside : null;
  });
  const form = handle.asElement();
  if (form === null) throw new Error('The card shows no form.');
  const voice = await form.waitForSelector('role=radio[name=/^James/]');
  await voice.focus();
  await page.keyboard.press('Space');
  const text = await form.waitForSelector('role=textbox[name="Message text"]');
  await text.fill(sampleText);
  await (await form.waitForSelector('role=button[name="Order Summary"]')).click();
  const dialog = await form.waitForSelector('role=dialog[name="Order Summary"]');
  await page.keyboard.press('Escape');
  await dialog.waitForElementState('hidden');
  expect(await text.inputValue()).toBe(sampleText);
});

test('a form of the page and ours do not affect each other', async () => {
  const form = await openHost('in-form.html');
  const { page } = form;
  const request = page.locator('#request');
  await request.evaluate((element: HTMLFormElement) => {
    for (const type of ['submit', 'reset', 'input', 'change']) {
      element.addEventListener(type, () => element.classList.add(type));
    }
  });
  await fillSmallOrder(form);
  await form.unfold('Discount');
  await form.field('textbox', 'Discount code').fill('NOTHING');
  await page.keyboard.press('Enter');
  await form.toast('Invalid discount code').waitFor();
  const state = await request.evaluate((element: HTMLFormElement) => ({
    names: [...new FormData(element).keys()],
    controls: element.elements.length,
    isFilled: element.checkValidity(),
    heard: element.className,
  }));
  expect(state).toEqual({ names: ['ticket'], controls: 3, isFilled: false, heard: '' });
  await press(page, 'Clear request');
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
});

test('our dialog is above a dialog of the page, and Escape closes one at a time', async () => {
  const page = await stage().newPage({ viewport });
  await page.goto(addressOf('in-dialog.html'));
  await press(page, 'Order on-hold audio');
  const form = await new OrderForm(page).ready();
  await fillSmallOrder(form);
  const summary = await form.openSummary();
  const box = await summary.dialog.boundingBox();
  expect(box).toEqual({ x: 0, y: 0, ...viewport });
  await page.keyboard.press('Escape');
  await summary.dialog.waitFor({ state: 'detached' });
  expect(await form.summaryButton.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await form.summaryButton.waitFor({ state: 'hidden' });
});

test('under transformed, clipped and zoomed ancestors dialogs cover the window and the bar stays in sight', async () => {
  const form = await openHost('ancestors.html');
  const { page } = form;
  await fillSmallOrder(form);
  const kinds = await kindsOn(page);
  const seen: string[] = [];
  for (const kind of kinds) {
    await page.locator('#kind').selectOption(kind);
    // In a box that clips, what sticks does so to the box.
    const isBarSeen = kind === 'clipped' || (await isInWindow(form));
    const { dialog } = await form.openSummary();
    const { x = 1, y = 1, width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
    // The browser rounds what it scales.
    const isWhole = x === 0 && y === 0 && Math.round(width) === 1000 && Math.round(height) === 900;
    await form.summary.button('Close').click();
    seen.push(`${kind}: ${isBarSeen && isWhole ? 'fine' : 'not in sight'}`);
  }
  expect(seen).toEqual(kinds.map((kind) => `${kind}: fine`));
});

/** Whether all of the bar can be seen. */
async function isInWindow(form: OrderForm): Promise<boolean> {
  await form.message(1).text.scrollIntoViewIfNeeded();
  const { y = -1, height = 0 } = (await form.totals.boundingBox()) ?? {};
  return y >= 0 && y + height <= viewport.height + 1;
}

test('a form that was hidden and out of reach works as soon as it is shown', async () => {
  const page = await stage().newPage({ viewport });
  await page.goto(addressOf('hidden-at-start.html'));
  await page.waitForFunction(() =>
    document.querySelector('voice-order-form')?.shadowRoot?.querySelector('[type=radio]'),
  );
  for (const step of ['Show the tab', 'Show the hidden part', 'I have read the conditions']) await press(page, step);
  const form = await new OrderForm(page).ready();
  await fillSmallOrder(form);
  const { dialog } = await form.openSummary();
  expect(await dialog.getByText(sampleText).isVisible()).toBe(true);
});

/** Pages that no other test opens. */
test.each([
  'declarative-shadow-root.html',
  'right-to-left.html',
  'old-page.html',
  'xhtml.xhtml',
  'module-loaders.html',
  'patched-browser.html',
  'resets.html',
])('a form works on %s', async (path) => {
  expect(await visit(await stage().newPage(), addressOf(path))).toEqual([]);
});
