import { describe, expect, it } from 'vitest';
import { findBranding } from '../../../src/api/branding.ts';
import { findDiscount } from '../../../src/api/discounts.ts';
import { listServices } from '../../../src/api/services.ts';
import { getSiteSettings } from '../../../src/api/site-settings.ts';
import { api, failureOf, serveShop } from '../helpers/serve.ts';

const { shop, client } = serveShop();
const lines = (): readonly string[] => shop().calls.map(({ line }) => line);

describe('branding', () => {
  const find = (referral = 'acme') => findBranding(client(), api, referral);

  it('is requested by the code', async () => {
    shop().answer = () => ({ body: { logoUrl: '/logo.svg', name: 'Acme', permittedVoiceIds: ['v1', 2] } });
    await expect(find()).resolves.toEqual({
      logoUrl: 'https://shop.example/logo.svg',
      name: 'Acme',
      permittedVoiceIds: ['v1', '2'],
    });
    expect(lines()).toEqual(['GET /company/branding/acme']);
  });

  it.each([
    ['a/../b?c#d', 'GET /company/branding/a%2F..%2Fb%3Fc%23d'],
    ['Zoë & Co', 'GET /company/branding/Zo%C3%AB%20%26%20Co'],
  ])('escapes the code %j', async (referral, line) => {
    await find(referral);
    expect(lines()).toEqual([line]);
  });

  it('of an unknown code is null', async () => {
    shop().answer = () => ({ status: 404, body: { message: 'no' } });
    await expect(find()).resolves.toBeNull();
  });

  it.each([
    [{}, { logoUrl: null, name: null, permittedVoiceIds: null }],
    [
      { logoUrl: 'javascript:alert(1)', name: 7 },
      { logoUrl: null, name: null, permittedVoiceIds: null },
    ],
    [{ permittedVoiceIds: [] }, { logoUrl: null, name: null, permittedVoiceIds: [] }],
  ])('from %j is %j', async (body, expected) => {
    shop().answer = () => ({ body });
    await expect(find()).resolves.toEqual(expected);
  });

  it('fails on other errors', async () => {
    shop().answer = () => ({ status: 403, body: {} });
    await expect(failureOf(find())).resolves.toMatchObject({ status: 403 });
  });
});

describe('a discount', () => {
  const find = (code: string) => findDiscount(client(), code, new AbortController().signal);
  const raw = { id: 'd1', title: 'Spring', discountCode: 'SPRING', type: 'percentage', value: 10 };
  const full = { ...raw, description: null, minOrderAmount: 0, maxDiscount: 0 };

  it.each<[string, object, object]>([
    ['what it needs', raw, full],
    [
      'limits as texts',
      { ...raw, minOrderAmount: '50.00', maxDiscount: '20' },
      { ...full, minOrderAmount: 50, maxDiscount: 20 },
    ],
    ['limits of null', { ...raw, minOrderAmount: null, maxDiscount: null }, full],
    ['a code but no id', { ...raw, id: undefined }, { ...full, id: 'SPRING' }],
    ['a code and an id of null', { ...raw, id: null }, { ...full, id: 'SPRING' }],
    ['an id but no code', { ...raw, discountCode: undefined }, { ...full, discountCode: null }],
    ['a value as text', { ...raw, type: 'fixed', value: '12.5' }, { ...full, type: 'fixed', value: 12.5 }],
    ['no title', { ...raw, title: undefined }, { ...full, title: '' }],
  ])('may have %s', async (_, body, expected) => {
    shop().answer = () => ({ body });
    await expect(find('SPRING')).resolves.toEqual(expected);
    expect(lines()).toEqual(['GET /discount/SPRING']);
  });

  it('escapes its code', async () => {
    shop().answer = () => ({ body: raw });
    await find('50% off/now?');
    expect(lines()).toEqual(['GET /discount/50%25%20off%2Fnow%3F']);
  });

  it('of an unknown code is null', async () => {
    shop().answer = () => ({ status: 404, body: {} });
    await expect(find('NOPE')).resolves.toBeNull();
  });

  it.each([{}, { ...raw, type: 'gift' }, { ...raw, value: 'ten' }, { ...raw, value: null }, []])(
    'is invalid as %j',
    async (body) => {
      shop().answer = () => ({ body });
      await expect(failureOf(find('SPRING'))).resolves.toMatchObject({ kind: 'invalid' });
    },
  );
});

describe('services', () => {
  const rate = { fixed: 100, proofReading: 15, rushProduction: '40.50' };
  const unpriced = { fixed: null, extraPrompts: null, extraWords: null };
  const none = { ...unpriced, proofReading: null, rushProduction: null };
  const read = { ...none, fixed: 100, proofReading: 15, rushProduction: 40.5 };
  const standard = { includedPrompts: 1, includedWordsPerPrompt: 50 };

  it.each<[string, object, object]>([
    [
      'one rate for both currencies',
      { id: 1, title: 'moh', config: { includedPrompts: 2, includedWordsPerPrompt: 40 }, rate },
      { id: '1', title: 'moh', includedPrompts: 2, includedWordsPerPrompt: 40, rates: { CAD: read, USD: read } },
    ],
    [
      'a rate a currency',
      { id: 'moh', rate, rates: { CAD: rate, USD: { proofReading: 12 } } },
      { id: 'moh', title: '', ...standard, rates: { CAD: read, USD: { ...none, proofReading: 12 } } },
    ],
    [
      'nothing but an id',
      { id: 'moh' },
      { id: 'moh', title: '', ...standard, rates: { CAD: unpriced, USD: unpriced } },
    ],
    [
      'nonsense in its config',
      { id: 'moh', config: { includedPrompts: -1, includedWordsPerPrompt: 'many' }, rate: 'free' },
      { id: 'moh', title: '', ...standard, rates: { CAD: unpriced, USD: unpriced } },
    ],
  ])('may have %s', async (_, body, expected) => {
    shop().answer = () => ({ body: [[body], 1] });
    await expect(listServices(client())).resolves.toEqual([expected]);
    expect(lines()).toEqual(['GET /service']);
  });
});

describe('site settings', () => {
  const banner = { heading: 'New', subHeading: null, text: null, color: '#f00', active: true };

  it.each<[string, unknown, object]>([
    [
      'nothing',
      {},
      { banner: null, stripePublishableKey: null, idempotencyKey: false, messageNames: false, test: false },
    ],
    ['that it takes test orders', { test: true }, { test: true }],
    [
      'all',
      { banner: { heading: 'New', color: '#f00', active: true }, stripePublishableKey: 'pk', idempotencyKey: true },
      { banner, stripePublishableKey: 'pk', idempotencyKey: true },
    ],
    ['that it takes the names of messages', { messageNames: true }, { messageNames: true }],
    [
      'nonsense',
      { banner: 'New', stripePublishableKey: 7, idempotencyKey: 'yes', test: 'yes' },
      { banner: null, stripePublishableKey: null, idempotencyKey: false, messageNames: false, test: false },
    ],
    ['a banner that does not say active', { banner: { heading: 'New' } }, { banner: { active: false } }],
  ])('may say %s', async (_, body, expected) => {
    shop().answer = () => ({ body });
    await expect(getSiteSettings(client())).resolves.toMatchObject(expected);
    expect(lines()).toEqual(['GET /site-settings']);
  });
});

describe('catalogue requests', () => {
  it('carry no token', async () => {
    shop().answer = () => ({ body: {} });
    await Promise.allSettled([
      findBranding(client(), api, 'acme'),
      findDiscount(client(), 'SPRING', new AbortController().signal),
      getSiteSettings(client()),
    ]);
    shop().answer = () => ({ body: [] });
    await listServices(client());
    expect(shop().calls).toHaveLength(4);
    for (const { headers } of shop().calls) expect(headers).not.toHaveProperty('authorization');
  });
});
