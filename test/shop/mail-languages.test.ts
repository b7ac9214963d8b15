import { expect, it } from 'vitest';
import { newBuyer, postForm } from '../helpers/buyer.ts';
import type { Answer } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';
import { outboxOf } from './helpers/outbox.ts';

const shop = await fileShop({ config: { loginTries: 1000, showsOutbox: true } });

/** A browser that prefers Spanish, come from a mail program on the web. */
const spanishBrowser = { 'accept-language': 'es-US,es', 'sec-fetch-site': 'cross-site' };

/** A page that is read in French. */
const french = { 'accept-language': 'fr-CA' };

const headingOf = ({ body }: Answer) => [/<html lang="(\w+)"/u.exec(body)?.[1], /<h1>(.*?)<\/h1>/u.exec(body)?.[1]];

/** The path of the button of an email to an address, by how the path begins. */
async function mailedPath(email: string, start: string): Promise<string> {
  const mail = (await outboxOf(shop)).find((each) => each.includes(`To ${email}`) && each.includes(start)) ?? '';
  return new RegExp(`href="http://localhost:4400(${start}[^"]*)"`, 'u').exec(mail)?.[1] ?? 'none';
}

it('the page for another password is in the language of the email that led there, even when it refuses', async () => {
  const { email } = await newBuyer(shop);
  await postForm(shop, '/forgot', { fields: { email }, headers: french });
  const path = await mailedPath(email, '/reset/');
  expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Choisir un nouveau mot de passe']);
  const refused = await postForm(shop, path, { fields: { password: 'x' }, headers: { 'accept-language': 'es' } });
  expect(headingOf(refused)).toEqual(['fr', 'Choisir un nouveau mot de passe']);
  const done = await postForm(shop, path, { fields: { password: 'another horse 43' } });
  const cookie = done.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(headingOf(await shop.get(String(done.headers.location), { cookie }))).toEqual(['fr', 'Mot de passe modifié']);
  expect(headingOf(await shop.get(path, spanishBrowser))).toEqual(['fr', 'Ce lien n’est plus valide']);
});

it('an email that no page requested is in the language of the account', async () => {
  const { email, userId } = await newBuyer(shop);
  await shop.rows(`UPDATE users SET language = 'fr' WHERE id = '${userId}'`);
  await postForm(shop, '/forgot', { fields: { email } });
  await shop.rows('UPDATE outbox SET language = NULL');
  expect(await mailedPath(email, '/reset/')).toMatch(/\?lang=fr$/u);
});
