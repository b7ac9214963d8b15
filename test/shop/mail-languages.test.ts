import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, makeAccount, newBuyer, newEmail, password, postForm } from '../helpers/buyer.ts';
import { createTestShop, type Answer, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ config: { loginTries: 1000, showsOutbox: true } });
});
afterAll(() => shop.close());

/** A browser that prefers Spanish, come from a mail program on the web. */
const spanishBrowser = { 'accept-language': 'es-US,es', 'sec-fetch-site': 'cross-site' };

/** A page that is read in French. */
const french = { 'accept-language': 'fr-CA' };

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
  await postForm(shop, '/register', { fields, headers: french });
  return email;
}

it('the page for another password is in the language of the email that led there, even when it refuses', async () => {
  const { email } = await newBuyer(shop);
  await postForm(shop, '/forgot', { fields: { email }, headers: french });
  const path = await mailedPath(email, '/reset/');
  expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Choisir un nouveau mot de passe']);
  const refused = await postForm(shop, path, { fields: { password: 'x' }, headers: { 'accept-language': 'es' } });
  expect(refused.body).toContain('Choisissez un mot de passe d’au moins 10 caractères.');
  const done = await postForm(shop, path, { fields: { password: 'another horse 43' } });
  expect(done.body).toContain('<h1>Mot de passe modifié</h1>');
  expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Ce lien n’est plus valide']);
});

it('both addresses are asked about a change in the language of the mails', async () => {
  const [{ email, cookie }, newAddress] = [await newBuyer(shop), newEmail()];
  const headers = { ...french, cookie };
  await postForm(shop, '/account/email', { fields: { email: newAddress, password }, headers });
  for (const address of [email, newAddress]) {
    const path = await mailedPath(address, '/email/');
    expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Changer de courriel']);
    await postForm(shop, path, {});
  }
});

it('what was requested in French is written in French, whatever language the account was created in', async () => {
  const email = newEmail();
  await makeAccount(shop, email);
  const headers = { ...french, cookie: await logIn(shop, email) };
  await shop.rows('DELETE FROM mails');
  await postForm(shop, '/forgot', { fields: { email }, headers: french });
  await postForm(shop, '/account/email', { fields: { email: newEmail(), password }, headers });
  const { body } = await shop.get('/outbox');
  const subjects = [...body.matchAll(/<h2>(.*?)<\/h2>/gu)].map(([, subject]) => subject);
  expect(subjects).toHaveLength(2);
  expect(new Set(subjects)).toEqual(
    new Set(['Confirmez votre changement de courriel', 'Choisissez un nouveau mot de passe']),
  );
});

it('an email that no page requested is in the language of the account', async () => {
  const email = await frenchEmail();
  await postForm(shop, '/forgot', { fields: { email } });
  await shop.rows('UPDATE mails SET language = NULL');
  expect(await mailedPath(email, '/reset/')).toMatch(/\?lang=fr$/u);
});
