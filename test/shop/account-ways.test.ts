import { afterAll, describe, expect, test } from 'vitest';
import { newBuyer, postForm } from '../helpers/buyer.ts';
import { createTestShop } from '../helpers/shop.ts';

const shop = await createTestShop({ config: { showsOutbox: true } });
afterAll(() => shop.close());

/** Where a link of a page leads, by its words. */
function linkOf(body: string, words: string): string | undefined {
  const links = [...body.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>/gu)];
  return links.find(([, , text]) => text === words)?.[1];
}

const withRedirect = (path: string, redirect: string): string => `${path}?redirect=${encodeURIComponent(redirect)}`;

describe.each(['/login', '/register', '/forgot'])('Continue as a guest on %s', (page) => {
  test.each([
    ['/account', '/'],
    ['/account?lang=fr', '/'],
    ['/account/email', '/'],
    ['/verify/a-token', '/'],
    ['/?service=voip', '/?service=voip'],
    ['/accounting', '/accounting'],
  ])('leads from %s to %s', async (redirect, expected) => {
    const { body } = await shop.get(withRedirect(page, redirect));
    expect(linkOf(body, 'Continue as a guest')).toBe(expected);
  });
});

describe('the way to a forgotten password', () => {
  const redirect = '/?service=voip';

  test('leads from the login page back to it and keeps the redirect', async () => {
    const login = withRedirect('/login', redirect);
    const forgot = linkOf((await shop.get(login)).body, 'Forgot your password?');
    expect(forgot).toBe(withRedirect('/forgot', redirect));
    expect(linkOf((await shop.get(String(forgot))).body, 'Log in')).toBe(login);
  });

  test('also continues there from the emailed link, in the browser that requested it', async () => {
    const { email } = await newBuyer(shop);
    const { cookies } = await postForm(shop, withRedirect('/forgot', redirect), { fields: { email } });
    const back = cookies.find(({ name }) => name === 'way-back');
    const headers = { cookie: `way-back=${encodeURIComponent(String(back?.value))}` };
    const [link = 'none'] = /\/reset\/[\w.-]+/u.exec((await shop.get('/outbox')).body) ?? [];
    const wayOn = async (cookie: string) => linkOf((await shop.get(link, { cookie })).body, 'Continue as a guest');
    expect(await wayOn(headers.cookie)).toBe(redirect);
    expect([await wayOn(''), await wayOn('way-back=//elsewhere.example/')]).toEqual(['/', '/']);
    const done = await postForm(shop, link, { fields: { password: 'another password 43' }, headers });
    expect(linkOf(done.body, 'Log in')).toBe(withRedirect('/login', redirect));
    const over = await shop.get(link, headers);
    expect([over.statusCode, linkOf(over.body, 'Forgot your password?')]).toEqual([
      410,
      withRedirect('/forgot', redirect),
    ]);
  });

  test('is led to no other site', async () => {
    const { body } = await shop.get(withRedirect('/forgot', 'https://elsewhere.example/'));
    expect([linkOf(body, 'Log in'), linkOf(body, 'Continue as a guest')]).toEqual(['/login', '/']);
  });
});
