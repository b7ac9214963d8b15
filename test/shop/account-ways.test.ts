import { expect, test } from 'vitest';
import { newBuyer, postForm } from '../helpers/buyer.ts';
import { fileShop } from './helpers/open-shop.ts';
import { mailedLink } from './helpers/outbox.ts';

const shop = await fileShop({ config: { showsOutbox: true } });

/** Where a link of a page leads, by its words. */
function linkOf(body: string, words: string): string | undefined {
  const links = [...body.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>/gu)];
  return links.find(([, , text]) => text === words)?.[1];
}

const withRedirect = (path: string, redirect: string): string => `${path}?redirect=${encodeURIComponent(redirect)}`;

test.each([
  ['/account?lang=fr', '/'],
  ['/verify/a-token', '/'],
  ['/?service=voip', '/?service=voip'],
  ['/accounting', '/accounting'],
])('“Continue as a guest” leads from %s to %s', async (redirect, expected) => {
  for (const page of ['/login', '/register', '/forgot']) {
    const { body } = await shop.get(withRedirect(page, redirect));
    expect([page, linkOf(body, 'Continue as a guest')]).toEqual([page, expected]);
  }
});

test('the destination is kept in the browser that forgot a password, and is never another site', async () => {
  const redirect = '/?service=voip';
  const login = withRedirect('/login', redirect);
  const forgot = String(linkOf((await shop.get(login)).body, 'Forgot your password?'));
  expect(linkOf((await shop.get(forgot)).body, 'Log in')).toBe(login);
  const { email } = await newBuyer(shop);
  const { cookies } = await postForm(shop, forgot, { fields: { email } });
  const back = cookies.find(({ name }) => name === 'way-back')?.value;
  const headers = { cookie: `way-back=${encodeURIComponent(String(back))}` };
  const link = await mailedLink(shop, 'reset', email);
  const wayOn = async (cookie: string) => linkOf((await shop.get(link, { cookie })).body, 'Continue as a guest');
  expect(await wayOn(headers.cookie)).toBe(redirect);
  expect([await wayOn(''), await wayOn('way-back=//elsewhere.example/')]).toEqual(['/', '/']);
  const done = await postForm(shop, link, { fields: { password: 'another password 43' }, headers });
  expect(linkOf((await shop.get(String(done.headers.location), headers)).body, 'Log in')).toBe(login);
  const over = await shop.get(link, headers);
  expect([over.statusCode, linkOf(over.body, 'Forgot your password?')]).toEqual([410, forgot]);
});
