import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Drafter } from '../../demo/shop/drafting/drafter.ts';
import es from '../../src/text/es.json';
import { createTestShop, guestOrder, newYork, ontario, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const french = { 'accept-language': 'fr-CA' };
const spanish = { 'accept-language': 'es-US' };

test.each([
  ['es', 'es'],
  ['es-US', 'es'],
  ['ES-419, en;q=0.9', 'es'],
  ['es;q=0.8, fr-CA;q=0.9', 'fr'],
  ['fr-CA', 'fr'],
  ['en, es', 'en'],
  ['xx, es;q=0.8', 'es'],
  ['est', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('a page that requests %j is answered in %s', async (asked, language) => {
  const headers = asked === undefined ? {} : { 'accept-language': asked };
  expect((await shop.get('/login', headers)).headers['content-language']).toBe(language);
});

describe('refusals', () => {
  it('have a code and a field, and a sentence in the page’s language', async () => {
    const body = { ...guestOrder(), address: { ...ontario, state: 'XX' }, currency: 'CAD' };
    const ask = (headers: Record<string, string>, changes: object = {}) =>
      shop.post('/api/order/calculate-guest', { ...body, ...changes }, headers);
    const refusal = { code: 'address-invalid', field: 'address' };
    expect((await ask({ 'accept-language': 'xx' })).json()).toEqual({
      ...refusal,
      message: 'Unable to validate address. Please check your country and state.',
    });
    expect((await ask(french)).json()).toEqual({
      ...refusal,
      message: 'Impossible de valider l’adresse. Veuillez vérifier le pays et la province ou l’État.',
    });
    expect((await ask(spanish, { address: { ...newYork, state: 'XX' } })).json()).toMatchObject({
      message: es.guest.addressRefused,
    });
    expect((await ask(french, { items: [] })).json()).toEqual({
      message: 'items: ne doit pas être vide',
      code: 'request-invalid',
      field: 'items',
    });
    expect((await ask(spanish, { currency: 1 })).json()).toMatchObject({ field: 'currency' });
    expect((await shop.get('/api/nothing', spanish)).json()).toMatchObject({ code: 'call-unknown' });
  });
});

it('the catalogue is in the page’s language', async () => {
  const read = async (path: string, headers = {}): Promise<unknown> => (await shop.get(path, headers)).json();
  expect(await read('/api/site-settings', french)).toMatchObject({
    banner: { heading: 'De nouvelles voix au studio' },
  });
  expect(await read('/api/site-settings', spanish)).toMatchObject({
    banner: { heading: 'Voces nuevas en el estudio' },
  });
  expect(await read('/api/discount/WELCOME10', french)).toMatchObject({
    title: 'Bienvenue\u00a0: 10\u00a0% de rabais',
    discountCode: 'WELCOME10',
  });
  expect(await read('/api/discount/HOLD25', spanish)).toMatchObject({ title: '$25 de descuento' });
  expect(await read('/api/service', french)).toMatchObject([[{ id: 'moh', title: 'Message d’attente' }, {}, {}], 3]);
  expect(await read('/api/soundtrack?limit=1', spanish)).toMatchObject([[{ title: 'Luz del porche' }], 32]);
  expect(await read('/api/voice?limit=1', french)).toMatchObject([
    [{ id: 'sophie', tags: ['bilingue', 'chaleureuse', 'institutionnelle'] }],
    28,
  ]);
  expect(await read('/api/voice?limit=1')).toMatchObject([[{ tags: ['warm', 'friendly', 'conversational'] }], 28]);
  expect((await shop.get('/api/voice?limit=1', french)).body).not.toContain('translations');
});

test.each([
  ['fr', french],
  ['es', spanish],
] as const)('prompts are drafted in %s, and drafted again in it whatever the later call asks for', async (...row) => {
  const [language, headers] = row;
  const drafter: Drafter = {
    draft: ({ brief, positions }) => Promise.resolve(positions.map(() => brief.language ?? 'none')),
  };
  const drafting = await createTestShop({ drafter });
  const brief = { companyName: 'Acme', companyDescription: '', companyWebsite: '', industry: 'Retail', style: 'Warm' };
  const body = { ...brief, promptCount: 2, serviceType: 'moh' };
  const drafts = await drafting.post('/api/openrouter/generate-prompts', body, headers);
  const { prompts, sessionId } = drafts.json<{ prompts: { content: string }[]; sessionId: string }>();
  const again = await drafting.post('/api/openrouter/regenerate-prompt', { sessionId, promptId: 'prompt-0' });
  const redrafted = again.json<{ prompts: { content: string }[] }>().prompts;
  expect([...prompts, ...redrafted].map(({ content }) => content)).toEqual([language, language, language]);
  await drafting.close();
});
