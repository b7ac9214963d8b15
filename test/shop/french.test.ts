import { expect, test } from 'vitest';
import { discounts } from '../../demo/shop/seed/discounts.ts';
import { inFrench } from '../../demo/shop/http/in-french.ts';
import { createTestShop, guestOrder, ontario } from '../helpers/shop.ts';

const french = { 'accept-language': 'fr-CA' };

test.each([
  ['Étienne is away right now. Please choose another voice.', 'Étienne est en congé. Veuillez choisir une autre voix.'],
  ['Message #3 has no text.', 'Le message 3 est vide.'],
  ['Too many requests. Please try again in 30 seconds.', 'Trop de demandes. Veuillez réessayer dans 30 secondes.'],
  [
    'Too many discount codes. Please try again in 60 minutes.',
    'Trop de codes de rabais. Veuillez réessayer dans 60 minutes.',
  ],
  ['Too many orders. Please try again in 24 hours.', 'Trop de commandes. Veuillez réessayer dans 24 heures.'],
  [
    'The payment of this order is being confirmed. Please wait a moment.',
    'Le paiement de cette commande est en cours de confirmation. Veuillez patienter un instant.',
  ],
  [
    'This order is too old to be paid at its prices. Please start a new order.',
    'Cette commande est trop ancienne pour être payée à ses prix. Veuillez en commencer une nouvelle.',
  ],
  ['Something the shop has no French for.', 'Something the shop has no French for.'],
])('%j is %j in French', (said, inOther) => {
  expect(inFrench(said)).toBe(inOther);
});

test('every discount has a French title', () => {
  expect(discounts.filter(({ title }) => inFrench(title) === title)).toEqual([]);
});

test('the shop answers a French page in French, and any other in English', async () => {
  const shop = await createTestShop();
  const { app } = shop;
  const address = { ...ontario, state: 'XX' };
  const ask = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/order/calculate-guest', payload: { ...guestOrder(), address }, headers });
  expect((await ask(french)).json()).toEqual({
    message: 'Impossible de valider l’adresse. Veuillez vérifier le pays et la province ou l’État.',
  });
  expect((await ask({ 'accept-language': 'de' })).json()).toEqual({
    message: 'Unable to validate address. Please check your country and state.',
  });
  const settings = await app.inject({ url: '/api/site-settings', headers: french });
  expect(settings.json()).toMatchObject({ banner: { heading: 'De nouvelles voix au studio', active: true } });
  const discount = await app.inject({ url: '/api/discount/WELCOME10', headers: french });
  expect(discount.json()).toMatchObject({ title: 'Bienvenue\u00a0: 10\u00a0% de rabais', discountCode: 'WELCOME10' });
  const drafts = await app.inject({
    method: 'POST',
    url: '/api/openrouter/generate-prompts',
    headers: french,
    payload: {
      companyName: 'Érablière Tremblay',
      companyDescription: '',
      companyWebsite: '',
      industry: 'Retail',
      style: 'Warm',
      promptCount: 2,
      serviceType: 'moh',
    },
  });
  const { prompts, sessionId } = drafts.json<{ prompts: { content: string }[]; sessionId: string }>();
  expect(prompts.map(({ content }) => content).join(' ')).toMatch(/Érablière Tremblay.*\bvous\b/u);
  const again = await app.inject({
    method: 'POST',
    url: '/api/openrouter/regenerate-prompt',
    payload: { sessionId, promptId: 'prompt-0' },
  });
  expect(again.json<{ prompts: { content: string }[] }>().prompts[0]?.content).toMatch(
    /\b(?:nous|vous|nos|votre|merci)\b/iu,
  );
  await shop.close();
});
