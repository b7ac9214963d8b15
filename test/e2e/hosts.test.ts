import { expect, test } from 'vitest';
import { listenTo, visit } from '../helpers/host-visit.ts';
import { tabTo } from '../helpers/keyboard.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, openForm, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';
import { goToCheckout } from '../helpers/steps.ts';

const stage = setStage();

const viewport = { width: 1000, height: 900 };
const addressOf = (path: string): string => `${stage().partnerUrl}/hosts/${path}`;

async function openHost(path: string): Promise<OrderForm> {
  return openForm(await stage().newPage({ viewport }), addressOf(path));
}

/** A page whose form is behind buttons, after these have been pressed. */
async function openBehind(path: string, ...buttons: readonly string[]): Promise<OrderForm> {
  const page = await stage().newPage({ viewport });
  await page.goto(addressOf(path));
  await page.waitForFunction(() =>
    document.querySelector('voice-order-form')?.shadowRoot?.querySelector('[type=radio]'),
  );
  for (const name of buttons) await page.getByRole('button', { name, exact: true }).click();
  return new OrderForm(page).ready();
}

test('shortcuts of the page do not fire while somebody types in the form, and do elsewhere', async () => {
  const form = await openHost('shortcuts.html');
  const { keyboard } = form.page;
  const heard = async (): Promise<string> => form.page.locator('output').innerText();
  const field = form.message(1).text;
  await field.focus();
  await keyboard.type('jk?');
  for (const key of ['ArrowUp', 'Home', 'Control+A', 'Control+C', 'End', 'Control+V', 'Backspace'])
    await keyboard.press(key);
  expect([await heard(), await field.inputValue()]).toEqual(['nothing', 'jk?jk']);
  await form.voice('James').focus();
  for (const key of ['Space', 'ArrowDown', 'Tab']) await keyboard.press(key);
  expect(await heard()).toBe('nothing');
  await form.openSummary();
  await keyboard.type('j');
  await keyboard.press('Control+k');
  await form.summary.button('Close').click();
  expect(await heard()).toBe('nothing');
  await field.focus();
  await keyboard.press('Control+k');
  await form.summaryButton.focus();
  await keyboard.press('j');
  await expect.poll(heard).toBe('nothing Ctrl+k j');
});

test('in a window with a focus trap, Tab moves through the form and Escape closes only what is on top', async () => {
  const form = await openBehind('focus-trap.html', 'Order on-hold audio');
  const { page } = form;
  const close = page.getByRole('button', { name: 'Close this window' });
  await tabTo(page, form.message(1).text);
  await page.keyboard.type(sampleText);
  await form.voice('James').check();
  const summary = await form.openSummary();
  await summary.dialog.click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('Escape');
  await summary.dialog.waitFor({ state: 'detached' });
  expect(await close.isVisible()).toBe(true);
  await form.message(1).text.focus();
  await page.keyboard.press('Escape');
  expect(await close.isVisible()).toBe(false);
});

test('an order reaches the payment beside libraries that extend built-in prototypes', async () => {
  const form = await openHost('prototype-library.html');
  await fillSmallOrder(form);
  await form.page.reload();
  await form.ready();
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
  await goToCheckout(form);
});

test.each([
  ['old-libraries.html', 'Request'],
  ['prototype-library.html?1.6', 'Array.prototype.reduce'],
])('on %s the fallback stays visible, and the console names %s', async (path, builtIn) => {
  const page = await stage().newPage();
  const errors = await listenTo(page, ['error']);
  await page.goto(addressOf(path));
  await expect.poll(() => errors).toEqual([expect.stringContaining(builtIn)]);
  expect(await page.getByRole('link', { name: 'Order on-hold audio' }).isVisible()).toBe(true);
});

test('on paper all that was chosen and written is there, dark on white, and the open summary is a receipt', async () => {
  const form = await openHost('print.html');
  const { page } = form;
  await fillSmallOrder(form);
  const long = `${sampleText} `.repeat(30).trim();
  await form.write(1, long);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const text = form.message(1).text;
  const look = await text.evaluate((area) => {
    const { color, backgroundColor } = getComputedStyle(area);
    return { color, backgroundColor, isCut: area.scrollHeight > area.clientHeight };
  });
  expect(look).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)', isCut: false });
  const section = form.section('Select your voice');
  expect(await section.getByRole('radio').count()).toBe(1);
  expect(await form.totals.isVisible()).toBe(false);
  expect(await form.summaryButton.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  const summary = await form.openSummary();
  const { dialog } = summary;
  await page.emulateMedia({ media: 'print' });
  expect(await text.isVisible()).toBe(false);
  expect(await dialog.getByText('Log in, or check out as a guest.').isVisible()).toBe(false);
  expect(await dialog.getByRole('button').count()).toBe(0);
  expect(await dialog.getByText(long).isVisible()).toBe(true);
  const height = await dialog.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(viewport.height);
  await page.emulateMedia({ media: 'screen' });
  await summary.continueAsGuest();
  await page.emulateMedia({ media: 'print' });
  expect(await dialog.getByText('Guest Information').isVisible()).toBe(false);
});

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
  await page.getByRole('button', { name: 'Clear request', exact: true }).click();
  expect(await form.message(1).text.inputValue()).toBe(sampleText);
});

test('our dialog is above a dialog of the page, and Escape closes one at a time', async () => {
  const form = await openBehind('in-dialog.html', 'Order on-hold audio');
  const { page } = form;
  await fillSmallOrder(form);
  const summary = await form.openSummary();
  expect(await summary.dialog.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
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
  const kinds = await page.locator('#kind option').allTextContents();
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
  const steps = ['Show the tab', 'Show the hidden part', 'I have read the conditions'];
  const form = await openBehind('hidden-at-start.html', ...steps);
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
