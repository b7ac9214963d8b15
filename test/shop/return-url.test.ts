import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createShop } from '../../demo/smallest-shop/server.mjs';
import { listen } from '../helpers/port-of.ts';
import { checkoutIn, payment } from '../helpers/shop.ts';
import { cancelLinkOf } from '../helpers/smallest-way-back.ts';
import { fileShop } from './helpers/open-shop.ts';

const shop = await fileShop();
const origin = 'https://partner.example';
const returnUrl = `${origin}/shop?x=1#/order`;

it('puts its own parameters before the fragment of the return URL', async () => {
  const id = await shop.newOrder({}, { origin });
  const asked = await shop.post(`/api/order/${id}/create-guest-payment`, { ...payment, returnUrl }, { origin });
  const { path } = checkoutIn(asked);
  expect((await shop.get(path)).body).toMatch(/href="https:\/\/partner\.example\/shop\?x=1[^"]*#\/order"/u);
  const paid = await shop.pay(path);
  const back = await shop.wayBackOf(String(paid.headers.location));
  expect(back.href).toMatch(/^https:\/\/partner\.example\/shop\?x=1&voice-order-paid=[\w.-]+#\/order$/u);
});

it('the smallest shop puts its own parameters before the fragment, and ignores other origins', async () => {
  const server = createShop('http://localhost', pathToFileURL('dist/'), undefined);
  onTestFinished(() => void server.close());
  const url = `http://localhost:${await listen(server)}`;
  const { href } = await cancelLinkOf(url, returnUrl);
  expect(href).toMatch(/^https:\/\/partner\.example\/shop\?x=1&voice-order-status=[\w-]+#\/order$/u);
  expect((await cancelLinkOf(url, 'https://evil.example/#/order')).origin).toBe(origin);
});
