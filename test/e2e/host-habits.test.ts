import { expect, test } from 'vitest';
import { Checkout } from '../helpers/checkout.ts';
import { tabTo } from '../helpers/keyboard.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { fillSmallOrder, fillUpToPayment, openForm, sampleText } from '../helpers/sample-order.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const viewport = { width: 1000, height: 900 };

async function openHost(path: string): Promise<OrderForm> {
  return openForm(await stage().newPage({ viewport }), `${stage().partnerUrl}/hosts/${path}`);
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
  const page = await stage().newPage({ viewport });
  await page.goto(`${stage().partnerUrl}/hosts/focus-trap.html`);
  await page.getByRole('button', { name: 'Order on-hold audio' }).click();
  const form = await new OrderForm(page).ready();
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
  const summary = await fillUpToPayment(form);
  await summary.payButton.click();
  await new Checkout(form.page).arrived();
});

test.each([
  ['old-libraries.html', 'Request'],
  ['prototype-library.html?1.6', 'Array.prototype.reduce'],
])('on %s the fallback stays visible, and the console names %s', async (path, builtIn) => {
  const page = await stage().newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${stage().partnerUrl}/hosts/${path}`);
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
