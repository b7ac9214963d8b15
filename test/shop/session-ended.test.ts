import { expect, it } from 'vitest';
import { completeBuyer, logIn, montreal, password, postForm } from '../helpers/buyer.ts';
import { fileShop } from './helpers/open-shop.ts';
import { outboxOf } from './helpers/outbox.ts';

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

it('details sent after the session has expired come back as typed, to be saved after a login in another tab', async () => {
  const { statusCode, body } = await send('/account/details', details);
  expect([statusCode, fieldsOf(body)]).toEqual([401, details]);
  const alert = /<div class="alert".*?<\/div>/su.exec(body)?.[0];
  expect(alert).toContain('Your session has expired, so nothing has been saved.');
  expect(alert).toContain('<a href="/login?redirect=%2Faccount" target="_blank" rel="noopener">');
  expect(body.match(/href="\/login/gu)).toHaveLength(1);
  const cookie = await logIn(shop, buyer.email);
  expect((await send('/account/details', fieldsOf(body), cookie)).headers.location).toBe('/account');
  const again = await shop.get('/account/details', { cookie });
  expect(fieldsOf(again.body)).toEqual({ ...details, email: buyer.email });
});

it('a form sent after the session has expired comes back with the new email, and without passwords', async () => {
  const email = 'next@example.com';
  const changed = await send('/account/email', { email, password });
  expect([changed.statusCode, fieldsOf(changed.body)]).toEqual([401, { email, password: '' }]);
  expect((await outboxOf(shop)).join('')).not.toContain(email);
  const other = await send('/account/password', { password, newPassword: 'another horse 43' });
  expect([other.statusCode, fieldsOf(other.body)]).toEqual([401, { password: '', newPassword: '' }]);
  const { headers } = await send('/account/delete', { password });
  expect(headers.location).toBe('/login?redirect=%2Faccount%2Fdelete');
  expect(await logIn(shop, buyer.email)).not.toBe('');
});

it.each(['/account/details', '/account/email', '/account/password'])(
  '%s shows nothing of an account after its session has expired, and cannot be opened',
  async (path) => {
    const { body, headers } = await send(path, {});
    for (const known of [buyer.email, 'Bank Street', '613 555 0100']) expect(body).not.toContain(known);
    expect(Object.values(fieldsOf(body)).join('')).toBe('');
    expect(headers['cache-control']).toBe('no-store');
    const opened = await shop.get(path, { cookie: buyer.cookie });
    expect(opened.headers.location).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  },
);
