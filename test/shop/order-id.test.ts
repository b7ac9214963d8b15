import { expect, it, test } from 'vitest';
import { maskedEmail } from '../../demo/shop/views/checkout.tsx';
import { cookieNamed, payment, type Texts } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const partner = 'https://partner.example';
const shop = await fileShop();

/** An order as a guest's browser places it on a partner's page, which then knows its id. */
const placedAt = (origin: string): Promise<string> => shop.newOrder({}, { origin });

/** The cookie of a browser that opens a checkout. */
const opening = async (path: string) => ({ cookie: cookieNamed(await shop.get(path), 'payer') });

const pay = (path: string, headers: Texts = {}) => shop.pay(path, {}, headers);

it('somebody who knows an order’s id reaches a checkout that hides the buyer', async () => {
  const { path } = await shop.checkoutOf(await placedAt(partner), { origin: 'https://evil.example' });
  const { body } = await shop.get(path);
  expect(body).toContain('a•••@example.com');
  for (const secret of ['ann@example.com', 'Ann', 'Lee', 'Bank Street']) expect(body).not.toContain(secret);
});

it('somebody who knows an order’s id does not get to the receipt, which is for the browser that paid', async () => {
  const { path } = await shop.checkoutOf(await placedAt(partner));
  const [buyer, stranger] = [await opening(path), await opening(path)];
  expect(buyer.cookie).not.toBe(stranger.cookie);
  const paid = await pay(path, buyer);
  expect(paid.headers.location).toMatch(/^\/thank-you\/[\w-]{32}$/u);
  expect((await shop.get(path, buyer)).body).toContain(String(paid.headers.location));
  for (const headers of [stranger, {}]) {
    const { statusCode, body } = await shop.get(path, headers);
    expect([statusCode, body.includes('/thank-you/')]).toEqual([409, false]);
    expect(body).toContain('You can open the receipt in the browser you paid with.');
    for (const secret of ['Ann', 'Lee', 'Bank Street']) expect(body).not.toContain(secret);
  }
});

it('somebody who knows an order’s id does not get to the receipt by sending a card too late', async () => {
  const { path } = await shop.checkoutOf(await placedAt(partner));
  const [buyer, stranger] = [await opening(path), await opening(path)];
  const answers = await Promise.all([pay(path, buyer), pay(path, buyer)]);
  const late = await pay(path, stranger);
  const paid = answers.find(({ statusCode }) => statusCode === 303);
  const twice = answers.find(({ statusCode }) => statusCode === 409);
  expect(twice?.body).toContain(String(paid?.headers.location));
  expect([late.statusCode, late.body.includes('/thank-you/')]).toEqual([409, false]);
});

it('somebody who knows an order’s id cannot send the buyer back to another site', async () => {
  const orderId = await placedAt(partner);
  const { path } = await shop.checkoutOf(orderId, { referer: `${partner}/on-hold?x=1` });
  const body = { ...payment, returnUrl: 'https://evil.example/' };
  expect((await shop.post(`/api/order/${orderId}/create-guest-payment`, body)).statusCode).toBe(200);
  await shop.checkoutOf(orderId, { referer: 'https://evil.example/' });
  await shop.askToPay(orderId);
  expect((await shop.get(path)).body).toContain(`href="${partner}/on-hold?x=1&amp;voice-order-status=`);
});

it('somebody who knows an order’s id cannot be faster than the buyer with it', async () => {
  const { path } = await shop.checkoutOf(await placedAt(partner), { referer: 'https://evil.example/' });
  const { body } = await shop.get(path);
  expect(body).toContain(`href="${partner}/?voice-order-status=`);
  expect(body).not.toContain('evil.example');
});

it('an order of an unknown site leads back to the page of its first checkout', async () => {
  const orderId = await shop.newOrder();
  const { path } = await shop.checkoutOf(orderId, { referer: `${partner}/a` });
  await shop.checkoutOf(orderId, { referer: 'https://evil.example/' });
  expect((await shop.get(path)).body).toContain(`href="${partner}/a?voice-order-status=`);
  await shop.checkoutOf(orderId, { referer: `${partner}/b` });
  expect((await shop.get(path)).body).toContain(`href="${partner}/b?voice-order-status=`);
});

it('a logged-in buyer finds the receipt in the account', async () => {
  const buyer = await shop.completeBuyer();
  const orderId = await buyer.newOrder();
  await buyer.checkoutOf(orderId, { referer: `${partner}/a` });
  const { path } = await buyer.checkoutOf(orderId, { referer: `${shop.config.publicUrl}/` });
  expect((await shop.get(path)).body).not.toContain(partner);
  await pay(path);
  expect((await shop.get(path)).body).toContain('href="/account"');
});

test.each([
  ['ann@example.com', 'a•••@example.com'],
  ['ö@münchen.example.de', 'ö•••@münchen.example.de'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['a@localhost', 'a•••@localhost'],
])('%s is shown as %s', (email, expected) => {
  expect(maskedEmail(email)).toBe(expected);
});
