import { expect, it, test } from 'vitest';
import type { Drafter } from '../../demo/shop/drafting/drafter.ts';
import { type Answer, cookieNamed, guestOrder, newEmail, ontario, password } from '../helpers/shop.ts';
import { askForAnother, generatePrompts, promptForm, type Generated, type Regenerated } from '../helpers/prompts.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const shop = await fileShop({ config: { loginTries: 1000, showsOutbox: true } });

const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' };
const spanish = { 'accept-language': 'es-US' };

const languageOf = ({ body, headers }: Answer) => [/<html lang="(\w+)"/u.exec(body)?.[1], headers['content-language']];

test.each([
  ['es-US', 'es'],
  ['ES-419, en;q=0.9', 'es'],
  ['es;q=0.8, fr-CA;q=0.9', 'fr'],
  ['xx, es;q=0.8', 'es'],
  ['est', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('a page that requests %j is answered in %s', async (asked, language) => {
  const page = await shop.get('/login', asked === undefined ? {} : { 'accept-language': asked });
  expect([languageOf(page), page.cookies]).toEqual([[language, language], []]);
});

it('a refusal has a code and a field, and a sentence in the page’s language', async () => {
  const order = { ...guestOrder(), address: { ...ontario, state: 'XX' } };
  const ask = async (headers: Record<string, string>) =>
    (await shop.post('/api/order/calculate-guest', order, headers)).json<{ message: string }>();
  const refusals = [await ask({ 'accept-language': 'xx' }), await ask(french), await ask(spanish)];
  expect(refusals).toMatchObject(refusals.map(() => ({ code: 'address-invalid', field: 'address' })));
  expect(new Set(refusals.map(({ message }) => message)).size).toBe(3);
  const invalid = await shop.post('/api/order/calculate-guest', { ...order, items: [] }, french);
  expect(invalid.json()).toMatchObject({
    message: expect.stringMatching(/^La demande n’est pas valide\. \(body\/items /u),
    field: 'items',
  });
});

it('the catalogue is in the page’s language', async () => {
  const read = async (path: string, headers = {}): Promise<unknown> => (await shop.get(path, headers)).json();
  expect(await read('/api/site-settings', spanish)).toMatchObject({
    banner: { heading: 'Voces nuevas en el estudio' },
  });
  expect(await read('/api/discount/HOLD25', spanish)).toMatchObject({ title: '$25 de descuento' });
  expect(await read('/api/service', french)).toMatchObject([[{ id: 'moh', title: 'Message d’attente' }, {}, {}], 3]);
  expect(await read('/api/soundtrack?limit=1', spanish)).toMatchObject([[{ title: 'Luz del porche' }], 32]);
  const voice = { id: 'sophie', tags: ['bilingue', 'chaleureuse', 'institutionnelle'] };
  expect(await read('/api/voice?limit=1', french)).toMatchObject([[voice], 28]);
  expect((await shop.get('/api/voice?limit=1', french)).body).not.toContain('translations');
});

test('prompts are drafted in the page’s language, and again in it whatever the later call asks for', async () => {
  const drafter: Drafter = ({ brief, positions }) =>
    Promise.resolve(positions.map(() => ({ content: brief.language ?? 'none' })));
  const drafting = await ownShop({ drafter });
  const asked = await drafting.post('/api/openrouter/generate-prompts', promptForm(), french);
  const { prompts, sessionId } = asked.json<Generated>();
  const again = (await askForAnother(drafting, sessionId)).json<Regenerated>().prompts;
  expect(new Set([...prompts, ...again].map(({ content }) => content))).toEqual(new Set(['fr']));
  expect((await generatePrompts(drafting)).prompts[0]?.content).toBe('en');
});

it('a page of the shop keeps the language of the page that sent the buyer', async () => {
  const page = await shop.get('/login?redirect=%2F&lang=es', { ...french, 'sec-fetch-site': 'cross-site' });
  expect(languageOf(page)).toEqual(['es', 'es']);
  const cookie = cookieNamed(page, 'lang');
  expect(cookie).toBe('lang=es');
  expect(languageOf(await shop.get('/register', { ...french, cookie }))[0]).toBe('es');
  const refused = await shop.postForm('/login', { email: 'x' }, { ...french, cookie });
  expect(languageOf(refused)[0]).toBe('es');
});

it('a page of the shop forgets what was read before when another site sends the buyer without a word', async () => {
  const headers = { ...french, cookie: 'lang=es' };
  const bySite = await shop.get('/terms', { ...headers, 'sec-fetch-site': 'cross-site' });
  const byReferer = await shop.get('/terms', { ...headers, referer: 'https://partner.example/' });
  for (const page of [bySite, byReferer])
    expect([languageOf(page)[0], cookieNamed(page, 'lang')]).toEqual(['fr', 'lang=fr']);
  expect(languageOf(await shop.get('/terms', { ...headers, 'sec-fetch-site': 'none' }))[0]).toBe('es');
});

it('a page of the shop offers the others, and accepts no language that it does not have', async () => {
  const page = await shop.get('/login?redirect=%2F%3Fservice%3Dvoip&lang=xx');
  expect(languageOf(page)[0]).toBe('en');
  expect(page.body).toContain('href="/login?redirect=%2F%3Fservice%3Dvoip&amp;lang=fr" lang="fr"');
});

it('checkout and thank-you are in the language of the page that the order came from', async () => {
  const order = await shop.newOrder({ selectedMusic: ['porch-light'] }, { 'accept-language': 'fr' });
  const { path } = await shop.checkoutOf(order, { referer: 'https://partenaire.example/' });
  const checkout = await shop.get(path);
  expect(languageOf(checkout)[0]).toBe('fr');
  expect(checkout.body).toMatch(/Payer 145,77\s\$/u);
  expect((await shop.pay(path, { number: '4000 0000 0000 0002' })).body).toContain('Votre carte a été refusée.');
  const thanks = await shop.get(String((await shop.pay(path)).headers.location));
  expect(languageOf(thanks)[0]).toBe('fr');
  expect(thanks.body).toContain('Lumière du perron');
  expect(languageOf(await shop.get(`${path}?lang=es`))[0]).toBe('es');
});

it('an account remembers the language that it was made in', async () => {
  const email = newEmail();
  const cookie = { cookie: 'lang=fr' };
  const fields = { email, password, firstName: 'Léa', lastName: 'Roy', companyName: '' };
  await shop.postForm('/register', fields, cookie);
  expect(await shop.rows(`SELECT language FROM users WHERE email = '${email}'`)).toEqual([{ language: 'fr' }]);
});

/** A browser that prefers Spanish, come from a mail program on the web. */
const spanishBrowser = { 'accept-language': 'es-US,es', 'sec-fetch-site': 'cross-site' };

const headingOf = ({ body }: Answer) => [/<html lang="(\w+)"/u.exec(body)?.[1], /<h1>(.*?)<\/h1>/u.exec(body)?.[1]];

/** The path of the button of an email to an address, by how the path begins. */
async function mailedPath(email: string, start: string): Promise<string> {
  const mail = (await shop.outbox()).find((each) => each.includes(`To ${email}`) && each.includes(start)) ?? '';
  return new RegExp(`href="http://localhost:4400(${start}[^"]*)"`, 'u').exec(mail)?.[1] ?? 'none';
}

it('the page for another password is in the language of the email that led there, even when it refuses', async () => {
  const { email } = await shop.newBuyer();
  await shop.postForm('/forgot', { email }, french);
  const path = await mailedPath(email, '/reset/');
  expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Choisir un nouveau mot de passe']);
  const refused = await shop.postForm(path, { password: 'x' }, { 'accept-language': 'es' });
  expect(headingOf(refused)).toEqual(['fr', 'Choisir un nouveau mot de passe']);
  const done = await shop.postForm(path, { password: 'another horse 43' });
  const cookie = done.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(headingOf(await shop.get(String(done.headers.location), { cookie }))).toEqual(['fr', 'Mot de passe modifié']);
  expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Ce lien n’est plus valide']);
});
