import { expect, it } from 'vitest';
import { completeBuyer, logIn, montreal, postForm } from '../helpers/buyer.ts';
import { fileShop } from './helpers/open-shop.ts';

const shop = await fileShop({ config: { loginTries: 1000, showsOutbox: true } });
const buyer = await completeBuyer(shop);
await postForm(shop, '/logout', { headers: { cookie: buyer.cookie } });

const details = {
  firstName: 'Béa',
  lastName: '<Roy>',
  taxNumber: 'RT <42>',
  companyName: 'Acme Dental',
  phone: '514 555 0123',
  ...montreal,
};

/** The values of a page's fields, by name, as a browser would send them again. */
function fieldsOf(body: string): Record<string, string> {
  const decoded = body.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const inputs = [...decoded.matchAll(/<input id="(\w+)"(?:[^"]|"[^"]*")*?(?: value="([^"]*)")?\/>/gu)];
  const selects = [...decoded.matchAll(/<select id="(\w+)".*?<\/select>/gu)].map(
    ([all, name = '']) => [name, /value="([^"]*)" selected/u.exec(all)?.[1] ?? ''] as const,
  );
  return Object.fromEntries([...inputs.map(([, name = '', value = '']) => [name, value] as const), ...selects]);
}

const send = (path: string, fields: Record<string, string>, cookie = buyer.cookie) =>
  postForm(shop, path, { fields, headers: { cookie } });

it('an account form sent after the session has ended keeps the details that were typed, to be saved after a login elsewhere', async () => {
  const { statusCode, body } = await send('/account/details', details);
  expect([statusCode, fieldsOf(body)]).toEqual([401, details]);
  const alert = /<div class="alert".*?<\/div>/su.exec(body)?.[0];
  expect(alert).toContain('Your session has expired, so nothing has been saved.');
  expect(alert).toContain('<a href="/login?redirect=%2Faccount" target="_blank" rel="noopener">');
  const cookie = await logIn(shop, buyer.email);
  expect((await send('/account/details', fieldsOf(body), cookie)).headers.location).toBe('/account');
  const again = await shop.get('/account/details', { cookie });
  expect(fieldsOf(again.body)).toEqual({ ...details, email: buyer.email });
});

it.each(['/account/details', '/account/email', '/account/password'])(
  'after the session has ended, %s shows nothing of an account',
  async (path) => {
    const { body, headers } = await send(path, {});
    for (const known of [buyer.email, 'Bank Street', '613 555 0100']) expect(body).not.toContain(known);
    expect(Object.values(fieldsOf(body)).join('')).toBe('');
    expect(headers['cache-control']).toBe('no-store');
    const opened = await shop.get(path, { cookie: buyer.cookie });
    expect(opened.headers.location).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  },
);
