import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../demo/shop/database.ts';
import { banner } from '../../demo/shop/seed/banner.ts';
import { discounts } from '../../demo/shop/seed/discounts.ts';
import { partnerRepository } from '../../demo/shop/repositories/partners.ts';
import { createTestShop, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

interface Item extends Record<string, unknown> {
  readonly categories?: string[];
  readonly plannedAbsence?: { readonly start: string } | null;
}
type List = [Item[], number];
const list = async (path: string): Promise<List> => (await shop.get(path)).json<List>();

describe('GET /voice', () => {
  it('lists active voices of both genders with absolute addresses', async () => {
    const [voices, count] = await list('/api/voice?filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100');
    expect(voices.length).toBe(count);
    expect(voices.length).toBeGreaterThanOrEqual(24);
    expect(new Set(voices.map(({ gender }) => gender))).toEqual(new Set(['female', 'male']));
    expect(voices.every(({ isActive }) => isActive === true)).toBe(true);
    for (const { image, preview } of voices) expect(`${String(image)} ${String(preview)}`).toMatch(/^http.+ http.+$/u);
  });

  it('lists voices of the page’s language first', async () => {
    const first = async (language: string): Promise<readonly unknown[]> => {
      const answer = await shop.get('/api/voice?limit=4', { 'accept-language': language });
      return answer.json<List>()[0].map(({ id }) => id);
    };
    expect(await first('en-CA')).toEqual(['emma', 'james', 'sophie', 'noah']);
    expect(await first('fr')).toEqual(['sophie', 'antoine', 'zoe', 'daniel']);
    expect(await first('es')).toEqual(['lucia', 'mateo', 'emma', 'james']);
  });

  it('has the inactive ones only without the filter', async () => {
    const [active] = await list('/api/voice?filter=isActive%7C%7C%24eq%7C%7Ctrue');
    const [all] = await list('/api/voice');
    expect(all.length).toBeGreaterThan(active.length);
  });

  it('refuses a limit that is not a number', async () => {
    const answer = await shop.get('/api/voice?limit=many');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'limit: has the wrong format', code: 'request-invalid', field: 'limit' },
    ]);
  });
});

it('GET /soundtrack returns files as objects, and a few as JSON text', async () => {
  const [tracks] = await list('/api/soundtrack?limit=100');
  expect(tracks.length).toBeGreaterThan(0);
  const kinds = new Set(tracks.map(({ file }) => typeof file));
  expect(kinds).toEqual(new Set(['object', 'string']));
  expect(tracks.some(({ categories }) => categories?.includes('acoustic'))).toBe(true);
});

it('GET /service returns prices for both currencies in major units', async () => {
  const [services] = await list('/api/service');
  expect(services.map(({ id }) => id)).toEqual(['moh', 'voip', 'mvoice']);
  expect(services[0]).toMatchObject({
    title: 'On Hold Message',
    config: { includedPrompts: 1, includedWordsPerPrompt: 50 },
    rate: { fixed: 129, extraWords: 0.35 },
    rates: { CAD: { fixed: 129, rushProduction: 49 }, USD: { fixed: 99, rushProduction: 39 } },
  });
});

describe('GET /company/branding', () => {
  it('returns a partner that has all voices', async () => {
    const answer = await shop.get('/api/company/branding/acme');
    const logoUrl = `${shop.config.publicUrl}/assets/partners/acme.svg`;
    expect(answer.json()).toEqual({ logoUrl, name: 'Acme Dental Group', permittedVoiceIds: null });
    expect((await shop.get('/assets/partners/acme.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  it('returns a partner that restricts the voices', async () => {
    const { permittedVoiceIds } = (await shop.get('/api/company/branding/NorthWind')).json<{
      permittedVoiceIds: string[];
    }>();
    const [voices] = await list('/api/voice?filter=isActive||$eq||true');
    const permitted = voices.filter(({ id }) => permittedVoiceIds.includes(String(id)));
    expect(permitted.length).toBe(permittedVoiceIds.length);
    expect(new Set(permitted.map(({ gender }) => gender)).size).toBe(2);
  });

  it('returns a partner that was added later', async () => {
    const { db, close } = await openDatabase(shop.config);
    onTestFinished(close);
    const { keep } = partnerRepository(db);
    const told = async () => (await shop.get('/api/company/branding/newcomer')).json<unknown>();
    await keep({ code: 'Newcomer', name: 'New', logo: '', permittedVoiceIds: ['emma'] });
    expect(await told()).toEqual({ logoUrl: null, name: 'New', permittedVoiceIds: ['emma'] });
    await keep({ code: 'newcomer', name: 'Newer', logo: 'https://new.example/a.svg', permittedVoiceIds: null });
    expect(await told()).toEqual({ logoUrl: 'https://new.example/a.svg', name: 'Newer', permittedVoiceIds: null });
  });

  it('answers 404 for an unknown code', async () => {
    expect((await shop.get('/api/company/branding/nobody')).statusCode).toBe(404);
  });
});

describe('GET /discount', () => {
  test.each(['WELCOME10', 'welcome10', 'd-welcome'])('finds %s', async (name) => {
    expect((await shop.get(`/api/discount/${name}`)).json()).toMatchObject({
      discountCode: 'WELCOME10',
      type: 'percentage',
      value: 10,
      minOrderAmount: 0,
      maxDiscount: 0,
    });
  });

  it('returns limits in major units', async () => {
    const autumn = await shop.get('/api/discount/AUTUMN20');
    expect(autumn.json()).toMatchObject({ value: 20, minOrderAmount: 100, maxDiscount: 40 });
    expect((await shop.get('/api/discount/HOLD25')).json()).toMatchObject({
      type: 'fixed',
      value: 25,
      minOrderAmount: 150,
    });
  });

  it('answers 404 for an unknown code', async () => {
    const answer = await shop.get('/api/discount/NOPE');
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'Invalid discount code', code: 'discount-unknown' },
    ]);
  });
});

it('GET /site-settings has a banner, and no key without a card provider', async () => {
  const settings = (await shop.get('/api/site-settings')).json<Record<string, unknown>>();
  expect(settings).toMatchObject({ banner: { active: true, color: '' } });
  expect(Object.keys(settings).toSorted()).toEqual(['banner', 'idempotencyKey', 'messageNames', 'test', 'turnaround']);
});

describe('the banner', () => {
  const { fr, es } = banner.translations;
  const texts = Object.entries({ en: banner, fr, es }).map(
    ([language, { subHeading, text }]) => [language, `${subHeading} ${text}`] as const,
  );

  it.each(texts)('states all conditions of the code that it names, in %s', (_language, text) => {
    const offered = discounts.filter(({ code }) => text.includes(code));
    expect(offered).not.toEqual([]);
    for (const { value, minOrderAmount, maxDiscount } of offered) {
      for (const condition of [value, minOrderAmount, maxDiscount])
        expect(text).toMatch(new RegExp(`\\b${condition / 100}\\b`, 'u'));
    }
  });
});
