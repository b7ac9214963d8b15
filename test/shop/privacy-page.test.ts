import { expect, it, onTestFinished, test } from 'vitest';
import type { ShopConfig } from '../../demo/shop/config.ts';
import { createTestShop } from '../helpers/shop.ts';

async function privacyPage(config: Partial<ShopConfig> = {}, language = 'en'): Promise<string> {
  const shop = await createTestShop({ config });
  onTestFinished(() => shop.close());
  return (await shop.get('/privacy', { 'accept-language': language })).body;
}

test.each([
  ['en', 'Privacy'],
  ['fr', 'Confidentialité'],
  ['es', 'Privacidad'],
])('every page links to the privacy page, in %s', async (language, title) => {
  const shop = await createTestShop();
  onTestFinished(() => shop.close());
  for (const path of ['/', '/terms', '/login', '/privacy']) {
    expect((await shop.get(path, { 'accept-language': language })).body).toContain(`<a href="/privacy">${title}</a>`);
  }
  const { body } = await shop.get('/privacy', { 'accept-language': language });
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body.match(/<h2>/gu)).toHaveLength(9);
});

it('names who handles data only if the shop uses them', async () => {
  const own = await privacyPage();
  for (const other of ['Stripe', 'OpenRouter', 'mail provider']) expect(own).not.toContain(other);
  const stripe = { kind: 'stripe', secretKey: 'sk_test_x', webhookSecret: 'whsec_x', publishableKey: null } as const;
  const openRouter = { apiKey: 'x', model: 'x', url: 'https://model.example' };
  const others = await privacyPage({ payment: stripe, openRouter, smtpUrl: 'smtp://127.0.0.1:9' });
  for (const other of ['You pay on Stripe’s page.', 'goes to OpenRouter', 'mail provider'])
    expect(others).toContain(other);
});
