import { expect, it, onTestFinished } from 'vitest';
import type { ShopConfig } from '../../demo/shop/config.ts';
import { createTestShop } from '../helpers/shop.ts';

async function privacyPage(config: Partial<ShopConfig> = {}, language = 'en'): Promise<string> {
  const shop = await createTestShop({ config });
  onTestFinished(() => shop.close());
  return (await shop.get('/privacy', { 'accept-language': language })).body;
}

it('names the processors of data only if the shop uses them', async () => {
  const own = await privacyPage();
  for (const other of ['Stripe', 'OpenRouter', 'mail provider']) expect(own).not.toContain(other);
  const stripe = { kind: 'stripe', secretKey: 'sk_test_x', webhookSecret: 'whsec_x', publishableKey: null } as const;
  const openRouter = { apiKey: 'x', model: 'x', url: 'https://model.example' };
  const others = await privacyPage({ payment: stripe, openRouter, smtpUrl: 'smtp://127.0.0.1:9' });
  for (const other of ['You pay on Stripe’s page.', 'goes to OpenRouter', 'mail provider'])
    expect(others).toContain(other);
});
