import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEmail, password, postForm, register } from '../helpers/buyer.ts';
import { createTestShop, type Answer, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ config: { loginTries: 1000, showsOutbox: true } });
});
afterAll(() => shop.close());

/** A browser that prefers Spanish, come from a mail program on the web. */
const spanishBrowser = { 'accept-language': 'es-US,es', 'sec-fetch-site': 'cross-site' };

const headingOf = ({ body }: Answer) => [/<html lang="(\w+)"/u.exec(body)?.[1], /<h1>(.*?)<\/h1>/u.exec(body)?.[1]];

/** The path of the button of a mail to an address, by how the path begins. */
async function mailedPath(email: string, start: string): Promise<string> {
  const { body } = await shop.get('/outbox');
  const mail = body.split('<section').find((each) => each.includes(`To ${email}`) && each.includes(start)) ?? '';
  return new RegExp(`href="http://localhost:4400(${start}[^"]*)"`, 'u').exec(mail)?.[1] ?? 'none';
}

async function frenchEmail(): Promise<string> {
  const email = newEmail();
  const fields = { email, password, firstName: 'Léa', lastName: 'Roy', companyName: '' };
  await postForm(shop, '/register', { fields, headers: { 'accept-language': 'fr-CA' } });
  return email;
}

async function frenchBuyer(): Promise<{ readonly email: string; readonly cookie: string }> {
  const email = await frenchEmail();
  const { cookies } = await postForm(shop, '/login', { fields: { email, password } });
  return { email, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

it('the page for another password speaks the language of the mail that led there, also when it refuses', async () => {
  const email = await frenchEmail();
  await postForm(shop, '/forgot', { fields: { email } });
  const path = await mailedPath(email, '/reset/');
  expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Choisir un nouveau mot de passe']);
  const refused = await postForm(shop, path, { fields: { password: 'x' }, headers: { 'accept-language': 'es' } });
  expect(refused.body).toContain('Choisissez un mot de passe d’au moins 10 caractères.');
  const done = await postForm(shop, path, { fields: { password: 'another horse 43' } });
  expect(done.body).toContain('Votre mot de passe est changé.');
  expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Ce lien n’est plus valide']);
});

it('confirming an address speaks the language of the mail, also at the login before it', async () => {
  const { email, cookie } = await frenchBuyer();
  const path = await mailedPath(email, '/verify/');
  const { location } = (await shop.get(path, spanishBrowser)).headers;
  expect(headingOf(await shop.get(String(location), spanishBrowser))).toEqual(['fr', 'Ouvrir une session']);
  const page = await shop.get(path, { ...spanishBrowser, cookie });
  expect(headingOf(page)).toEqual(['fr', 'Confirmez votre adresse de courriel']);
  expect((await shop.get(path.replace('lang=fr', 'lang=en'), { ...spanishBrowser, cookie })).body).toContain(
    '<html lang="en">',
  );
});

it('both addresses are asked about a change in the language of the mails', async () => {
  const [{ email, cookie }, newAddress] = [await frenchBuyer(), newEmail()];
  await postForm(shop, '/account/email', { fields: { email: newAddress, password }, headers: { cookie } });
  for (const address of [email, newAddress]) {
    const path = await mailedPath(address, '/email/');
    expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Changer de courriel']);
  }
});

it('who has an account already is led to a login in the language of the mail', async () => {
  const email = await frenchEmail();
  await register(shop, email);
  const path = await mailedPath(email, '/login');
  expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Ouvrir une session']);
});
