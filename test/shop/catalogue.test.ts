import { expect, it, test } from 'vitest';
import { outcome } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const shop = await fileShop();

interface Item extends Record<string, unknown> {
  readonly categories?: string[];
}
type List = [Item[], number];
const list = async (path: string): Promise<List> => (await shop.get(path)).json<List>();

const onlyActive = '/api/voice?filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100';

it('the lists have active voices of both genders with absolute addresses, and inactive ones without the filter', async () => {
  const [voices, count] = await list(onlyActive);
  expect(voices.length).toBe(count);
  expect(new Set(voices.map(({ gender }) => gender))).toEqual(new Set(['female', 'male']));
  expect(voices.every(({ isActive }) => isActive === true)).toBe(true);
  for (const { image, preview } of voices) expect(`${String(image)} ${String(preview)}`).toMatch(/^http.+ http.+$/u);
  expect((await list('/api/voice'))[0].length).toBeGreaterThan(count);
});

it('the lists have voices of the page’s language first', async () => {
  const answer = await shop.get('/api/voice?limit=4', { 'accept-language': 'es' });
  expect(answer.json<List>()[0].map(({ id }) => id)).toEqual(['lucia', 'mateo', 'emma', 'james']);
});

it('the lists refuse a limit that is not a number', async () => {
  expect(await outcome(shop.get('/api/voice?limit=many'))).toMatchObject([400, { field: 'limit' }]);
});

it('the lists have prices for each currency in major units', async () => {
  const [services] = await list('/api/service');
  expect(services.map(({ id }) => id)).toEqual(['moh', 'voip', 'mvoice']);
  expect(services[0]).toMatchObject({
    config: { includedPrompts: 1, includedWordsPerPrompt: 50 },
    rate: { fixed: 129, extraWords: 0.35 },
    rates: { CAD: { fixed: 129, rushProduction: 49 }, USD: { fixed: 99, rushProduction: 39 } },
  });
});

const told = async (code: string) =>
  (await shop.get(`/api/company/branding/${code}`)).json<Record<string, unknown> & { permittedVoiceIds: string[] }>();

it('a partner may have all voices or some, and nobody knows other codes', async () => {
  const logoUrl = `${shop.config.publicUrl}/assets/partners/acme.svg`;
  expect(await told('acme')).toEqual({ logoUrl, name: 'Acme Dental Group', permittedVoiceIds: null });
  const [voices] = await list('/api/voice?filter=isActive||$eq||true');
  const { permittedVoiceIds } = await told('NorthWind');
  expect(voices.map(({ id }) => id)).toEqual(expect.arrayContaining(permittedVoiceIds));
  expect((await shop.get('/api/company/branding/nobody')).statusCode).toBe(404);
});

test.each([
  ['welcome10', { discountCode: 'WELCOME10', type: 'percentage', value: 10, minOrderAmount: 0, maxDiscount: 0 }],
  ['d-welcome', { discountCode: 'WELCOME10' }],
  ['AUTUMN20', { type: 'percentage', value: 20, minOrderAmount: 100, maxDiscount: 40 }],
  ['HOLD25', { type: 'fixed', value: 25, minOrderAmount: 150 }],
  ['NOPE', { code: 'discount-unknown' }],
])('the discount %s', async (code, expected) => {
  expect((await shop.get(`/api/discount/${code}`)).json()).toMatchObject(expected);
});
