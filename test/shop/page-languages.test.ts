import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { newEmail, password, postForm } from '../helpers/buyer.ts';
import { checkoutOf, createTestShop, payWith, placeOrder, type Answer, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ config: { loginTries: 1000 } });
});
afterAll(() => shop.close());

const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' };

const languageCookie = ({ cookies }: Answer): string | undefined => cookies.find(({ name }) => name === 'lang')?.value;
const languageOf = ({ body, headers }: Answer) => [/<html lang="(\w+)"/u.exec(body)?.[1], headers['content-language']];

describe('a page of the shop', () => {
  test.each([
    ['/', 'Des voix professionnelles'],
    ['/login', 'Mot de passe'],
    ['/register', 'Créer un compte'],
    ['/terms', 'Conditions générales'],
    ['/privacy', 'Témoins (cookies)'],
    ['/nowhere', 'Cette page n’existe pas.'],
  ])('%s speaks the language of the browser', async (path, words) => {
    const page = await shop.get(path, { ...french, accept: 'text/html' });
    expect(languageOf(page)).toEqual(['fr', 'fr']);
    expect(page.body).toContain(words);
    expect(page.cookies).toEqual([]);
  });

  it('prefers the language of the page that sent the buyer, and keeps it', async () => {
    const page = await shop.get('/login?redirect=%2F&lang=es', { ...french, 'sec-fetch-site': 'cross-site' });
    expect(languageOf(page)).toEqual(['es', 'es']);
    expect(languageCookie(page)).toBe('es');
    const cookie = 'lang=es';
    expect(languageOf(await shop.get('/register', { ...french, cookie }))[0]).toBe('es');
    const refused = await postForm(shop, '/login', { fields: { email: 'x' }, headers: { ...french, cookie } });
    expect(refused.body).toContain('Escriba su contraseña.');
  });

  it('forgets what was read before when another site sends the buyer without a word', async () => {
    const headers = { ...french, cookie: 'lang=es' };
    const bySite = await shop.get('/terms', { ...headers, 'sec-fetch-site': 'cross-site' });
    const byReferer = await shop.get('/terms', { ...headers, referer: 'https://partner.example/' });
    for (const page of [bySite, byReferer]) {
      expect(languageOf(page)[0]).toBe('fr');
      expect(languageCookie(page)).toBe('fr');
    }
    expect(languageOf(await shop.get('/terms', { ...headers, 'sec-fetch-site': 'none' }))[0]).toBe('es');
  });

  it('offers the others, and accepts no language that it does not have', async () => {
    const page = await shop.get('/login?redirect=%2F%3Fservice%3Dvoip&lang=xx');
    expect(languageOf(page)[0]).toBe('en');
    expect(page.body).toContain('href="/login?redirect=%2F%3Fservice%3Dvoip&amp;lang=fr" lang="fr"');
    expect(page.body).toContain('>Español</a>');
  });
});

it('an account remembers the language that it was made in', async () => {
  const email = newEmail();
  const fields = { email, password, firstName: 'Léa', lastName: 'Roy', companyName: '' };
  await postForm(shop, '/register', { fields, headers: french });
  expect(await shop.rows(`SELECT language FROM users WHERE email = '${email}'`)).toEqual([{ language: 'fr' }]);
});

it('checkout and thank-you speak the language of the page that the order came from', async () => {
  const changes = { selectedMusic: ['porch-light'] };
  const order = await placeOrder(shop, changes, { 'accept-language': 'fr' });
  const { path } = await checkoutOf(shop, order.json<{ id: string }>().id, { referer: 'https://partenaire.example/' });
  const checkout = await shop.get(path);
  expect(languageOf(checkout)[0]).toBe('fr');
  expect(languageCookie(checkout)).toBe('fr');
  expect(checkout.body).toContain('Annuler et retourner au site partenaire.example');
  expect(checkout.body).toContain('Message d’attente, avec la voix d’Emma');
  expect(checkout.body).toMatch(/TVH \(13\s%\)/u);
  expect(checkout.body).toMatch(/Payer 145,77\s\$/u);
  const declined = await payWith(shop, path, { number: '4000 0000 0000 0002' });
  expect(declined.body).toContain('Votre carte a été refusée.');
  const wrong = await payWith(shop, path, { expiry: '1' });
  expect(wrong.body).toContain('Entrez le mois et l’année');
  const thanks = await shop.get(String((await payWith(shop, path)).headers.location));
  expect(languageOf(thanks)[0]).toBe('fr');
  for (const words of ['Merci, Ann', 'Lumière du perron', 'La suite', 'Sous-total', 'MP3 128\u00a0kbit/s']) {
    expect(thanks.body).toContain(words);
  }
  expect((await shop.get(`${path}?lang=es`)).body).toContain('ya está pagado');
});
