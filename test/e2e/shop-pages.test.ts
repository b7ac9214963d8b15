import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccountWithOrder } from '../helpers/account-order.ts';
import { registerAndLogIn } from '../helpers/account-pages.ts';
import { Checkout, declinedCard, goodCard } from '../helpers/checkout.ts';
import { hasFocus } from '../helpers/keyboard.ts';
import { OrderForm } from '../helpers/order-form.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** The checkout of a buyer's order. */
async function openCheckout(page: Page): Promise<Checkout> {
  await openAccountWithOrder(page, stage().shopUrl);
  await page.getByRole('link', { name: 'Pay now' }).click();
  return new Checkout(page).arrived();
}

/** Whether the focus is on this, and it is in the window as a whole, or from its beginning where it is higher. */
const isRead = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return document.activeElement === element && top >= 0 && (bottom <= innerHeight || top <= 20);
  });

const windows = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

test('a form that is wrong begins with what is, without scripts and again, in every window', async () => {
  const page = await stage().newPage({ javaScriptEnabled: false });
  const alert = page.getByRole('alert');
  const inEach = async (walk: () => Promise<void>): Promise<void> => {
    for (const size of windows) {
      await page.setViewportSize(size);
      await walk();
    }
  };
  await inEach(async () => {
    await page.goto(`${stage().shopUrl}/register`);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => isRead(alert)).toBe(true);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Enter your first name.' });
    expect(await hasFocus(link)).toBe(true);
    // A block: the mark before a long one stands at its first line.
    expect(await link.evaluate((element) => getComputedStyle(element).display)).toBe('block');
  });
  await registerAndLogIn(page, 'wrong@example.com');
  const save = page.getByRole('button', { name: 'Save changes' });
  await inEach(async () => {
    await page.goto(`${stage().shopUrl}/account/details`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await save.click();
    await expect.poll(() => isRead(alert)).toBe(true);
    // A link that was followed to its field doesn't keep the focus there.
    await page.getByRole('link', { name: 'Enter the city.' }).click();
    await page.getByLabel('City').fill('Ottawa');
    await save.click();
    await page.getByRole('link', { name: 'Enter the city.' }).waitFor({ state: 'detached' });
    await expect.poll(() => isRead(alert)).toBe(true);
  });
});

test('a card form that is shown again has the focus also after the link to the content', async () => {
  const page = await stage().newPage();
  const checkout = await openCheckout(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#content');
  await checkout.payWith(declinedCard);
  await checkout.alert.waitFor();
  await expect.poll(() => hasFocus(page.getByRole('textbox', { name: 'Card number' }))).toBe(true);
});

/** How light a colour is, from 0 to 1, as WCAG reckons it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/gu) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('what stands in empty fields can be read, light and dark', async () => {
  const page = await stage().newPage();
  await openCheckout(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const styles = await page.locator('input[placeholder]').evaluateAll((fields) =>
      fields.map((field) => {
        const { color, opacity } = getComputedStyle(field, '::placeholder');
        return { color, opacity, ground: getComputedStyle(field).backgroundColor };
      }),
    );
    expect(styles).toHaveLength(3);
    for (const { color, opacity, ground } of styles) {
      expect(opacity).toBe('1');
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** Whether there is a line around this that can be told from what is in it. */
const hasEdge = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
    return borderTopStyle === 'solid' && borderTopWidth === '1px' && borderTopColor !== backgroundColor;
  });

test('in forced colours notices and badges keep their shape, and nothing has a line around it else', async () => {
  const page = await stage().newPage();
  const expectShape = async (box: Locator, name: string): Promise<void> => {
    for (const [forcedColors, isEdged] of [
      ['active', true],
      ['none', false],
    ] as const) {
      await page.emulateMedia({ forcedColors });
      expect(await hasEdge(box), `${name}: ${forcedColors}`).toBe(isEdged);
    }
  };
  // The second time the email has an account.
  for (const password of ['correct horse 42', 'another horse 42']) {
    await page.context().clearCookies();
    await page.goto(`${stage().shopUrl}/register`);
    await page.getByLabel('First name').fill('Bea');
    await page.getByLabel('Last name').fill('Roy');
    await page.getByLabel('Email').fill('shapes@example.com');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL((url) => url.pathname !== '/register');
  }
  await expectShape(page.getByRole('status'), 'Log in to continue');
  const checkout = await openCheckout(page);
  await expectShape(page.getByText('Test mode'), 'Test mode');
  await expectShape(page.getByRole('complementary', { name: 'Test cards' }), 'Test cards');
  await checkout.payWith(declinedCard);
  await checkout.alert.waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = await page
    .locator('#cvc, #name')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).borderTopWidth));
  expect(edges, 'a field that is wrong and one that is right').toEqual(['2px', '1px']);
  await checkout.payWith(goodCard);
  await checkout.paid();
  await page.goto(`${stage().shopUrl}/account`);
  await expectShape(page.getByText('Paid', { exact: true }), 'Paid');
  await expectShape(page.locator('.unverified'), 'not confirmed yet');
});

/** Links and buttons with less room than 24 px, or, where they stand alone in their line, than 32 px. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.locator(':is(main, header) :is(a, button, summary), footer a').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, ...control.getBoundingClientRect().toJSON() }))
      .filter(({ control, width, height }) => width < 24 || height < (control.closest('footer') === null ? 32 : 24))
      .map(({ control, width, height }) => `${control.textContent}: ${width} × ${height}`),
  );

test('what can be pressed is big enough, and what deletes stands apart', async () => {
  const page = await stage().newPage();
  const expectRoom = async (where: string): Promise<void> => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooSmall(page), `${where}, ${width} px wide`).toEqual([]);
    }
  };
  for (const path of ['/login', '/register', '/forgot']) {
    await page.goto(stage().shopUrl + path);
    await expectRoom(path);
    await page.getByRole('main').getByRole('button').click();
    await page.getByRole('alert').waitFor();
    await expectRoom(`${path} that is wrong`);
  }
  await openAccountWithOrder(page, stage().shopUrl);
  await expectRoom('the account');
  const distance = async (one: string, other: string): Promise<number> => {
    const boxes = [one, other].map((name) => page.getByRole('link', { name }).boundingBox());
    const [before, after] = await Promise.all(boxes);
    if (before === undefined || after === undefined || before === null || after === null) return Number.NaN;
    return Math.max(after.y - before.y - before.height, after.x - before.x - before.width);
  };
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await distance('Download your data', 'Delete the account')).toBeGreaterThan(48);
    expect(await distance('Change the email', 'Change the password')).toBeGreaterThanOrEqual(4);
    expect(await distance('Change the password', 'Download your data')).toBeGreaterThanOrEqual(4);
    expect(await distance('Order again', 'Discard')).toBeGreaterThanOrEqual(24);
  }
  await page.getByRole('link', { name: 'Change the password' }).click();
  await expectRoom('the password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('alert').waitFor();
  await expectRoom('the password that is wrong');
});

test('the order page says of an order to place again that it is there, once it is, and once', async () => {
  const page = await stage().newPage();
  await openAccountWithOrder(page, stage().shopUrl);
  const again = page.getByRole('link', { name: 'Order again' });
  const said = page.getByText('Your order is in the form again.');
  await page.route('**/voice-order-form.js', (route) => route.abort());
  await again.click();
  await said.waitFor({ state: 'attached' });
  await expect.poll(() => said.isVisible()).toBe(false);
  await page.unroute('**/voice-order-form.js');
  await page.goto(`${stage().shopUrl}/account`);
  await again.click();
  const form = await new OrderForm(page).ready();
  await said.and(page.getByRole('status')).waitFor();
  expect(await form.message(1).text.inputValue()).toBe('Thank you for calling. Please stay on the line.');
  await page.reload();
  await form.ready();
  expect(await said.count()).toBe(0);
});
