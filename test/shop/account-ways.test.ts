import { expect, test } from 'vitest';
import { fileShop } from './helpers/open-shop.ts';

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

test.each([
  ['/?service=voip', false],
  ['/account', true],
])('on the way back to %s, the page does not say that the order is kept: %s', async (redirect, isHidden) => {
  const { body } = await shop.get(withRedirect('/login', redirect));
  expect(/<p data-draft-note[^>]* hidden/u.test(body)).toBe(isHidden);
});
