import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { completeBuyer, logIn, montreal, password, postForm, type TestBuyer } from '../helpers/buyer.ts';
import { createTestShop, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
let buyer: TestBuyer;
beforeAll(async () => {
  shop = await createTestShop({ config: { loginTries: 1000, showsOutbox: true } });
  buyer = await completeBuyer(shop);
  await postForm(shop, '/logout', { headers: { cookie: buyer.cookie } });
});
afterAll(() => shop.close());

const details = {
  firstName: 'Béa',
  lastName: '<Roy>',
  taxNumber: 'RT <42>',
  companyName: 'Acme Dental',
  phone: '514 555 0123',
  ...montreal,
};
const change = { email: 'next@example.com', password };
const pages = ['/account/details', '/account/email', '/account/password'];

/** The values of a page's fields, by name, as a browser would send them again. */
function fieldsOf(body: string): Record<string, string> {
  const decoded = body.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const inputs = [...decoded.matchAll(/<input id="(\w+)"(?:[^"]|"[^"]*")*?(?: value="([^"]*)")?\/>/gu)];
  const selects = [...decoded.matchAll(/<select id="(\w+)".*?<\/select>/gu)].map(
    ([all, name = '']) => [name, /value="([^"]*)" selected/u.exec(all)?.[1] ?? ''] as const,
  );
  return Object.fromEntries([...inputs.map(([, name = '', value = '']) => [name, value] as const), ...selects]);
}

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postForm(shop, path, { fields, headers: { cookie: buyer.cookie, ...headers } });

const alertOf = (body: string): string => /<div class="alert".*?<\/div>/su.exec(body)?.[0] ?? '';

describe('a form of the account that is sent after the session has ended', () => {
  it('has all that was typed still in its fields, and is saved after a login elsewhere', async () => {
    const { statusCode, body } = await send('/account/details', details);
    expect([statusCode, fieldsOf(body)]).toEqual([401, details]);
    const cookie = await logIn(shop, buyer.email);
    const saved = await send('/account/details', fieldsOf(body), { cookie });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/account']);
    const again = await shop.get('/account/details', { cookie });
    expect(fieldsOf(again.body)).toEqual({ ...details, email: buyer.email });
  });

  it('keeps the new email, and not the password', async () => {
    const { statusCode, body } = await send('/account/email', change);
    expect([statusCode, fieldsOf(body)]).toEqual([401, { email: change.email, password: '' }]);
    expect((await shop.get('/outbox')).body).not.toContain(change.email);
    const cookie = await logIn(shop, buyer.email);
    const sent = await send('/account/email', { ...fieldsOf(body), password }, { cookie });
    expect(sent.body).toContain('We’ve sent an email to your current address');
  });

  it('keeps neither the password nor the new one', async () => {
    const { statusCode, body } = await send('/account/password', { password, newPassword: 'another horse 43' });
    expect([statusCode, fieldsOf(body)]).toEqual([401, { password: '', newPassword: '' }]);
    expect(await logIn(shop, buyer.email)).not.toBe('');
  });

  test.each([
    ['/account/details', 'en', ['Your session has expired, so nothing has been saved.', 'press “Save changes” again']],
    ['/account/details', 'fr', ['Votre session a expiré', '«\u00a0Enregistrer les modifications\u00a0»']],
    ['/account/details', 'es', ['Su sesión expiró', 'presione otra vez “Guardar cambios”']],
    ['/account/email', 'en', ['Your session has expired, so nothing has been saved.', 'press “Send email” again']],
    ['/account/email', 'fr', ['Votre session a expiré', '«\u00a0Envoyer le courriel\u00a0»']],
    ['/account/email', 'es', ['Su sesión expiró', 'presione otra vez “Enviar el correo”']],
    [
      '/account/password',
      'en',
      ['Your session has expired, so nothing has been saved.', 'press “Save password” again'],
    ],
    ['/account/password', 'fr', ['Votre session a expiré', '«\u00a0Enregistrer le mot de passe\u00a0»']],
    ['/account/password', 'es', ['Su sesión expiró', 'presione otra vez “Guardar la contraseña”']],
  ])('explains it on %s in %s, with the focus', async (path, language, words) => {
    const { body } = await send(path, {}, { cookie: `${buyer.cookie}; lang=${language}` });
    const alert = alertOf(body);
    expect(alert).toContain('role="alert" tabindex="-1" autofocus=""');
    for (const each of words) expect(alert).toContain(each);
    expect(body.match(/autofocus/gu)).toHaveLength(1);
  });

  test.each([
    ['en', 'Log in (opens in a new tab)'],
    ['fr', 'Ouvrir une session (s’ouvre dans un nouvel onglet)'],
    ['es', 'Iniciar sesión (se abre en una pestaña nueva)'],
  ])('leads in %s to the login in a new tab, and no other way', async (language, words) => {
    const { body } = await send('/account/details', details, { cookie: `lang=${language}` });
    const link = '<a href="/login?redirect=%2Faccount" target="_blank" rel="noopener">';
    expect(alertOf(body)).toContain(`${link}${words}</a>`);
    expect(body.match(/href="\/login/gu)).toHaveLength(1);
  });

  it.each(pages)('shows nothing of an account on %s', async (path) => {
    const { body, headers } = await send(path, {});
    for (const known of [buyer.email, 'Bank Street', '613 555 0100']) expect(body).not.toContain(known);
    expect(body).not.toContain('class="account-link"');
    expect(Object.values(fieldsOf(body)).join('')).toBe('');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(pages)('is on %s not for another site to fill', async (path) => {
    const { statusCode, body } = await send(path, { ...details, ...change }, { 'sec-fetch-site': 'cross-site' });
    expect(statusCode).toBe(403);
    for (const typed of [details.street, change.email]) expect(body).not.toContain(typed);
  });

  it('leads to the login if only a password was typed', async () => {
    const { headers } = await send('/account/delete', { password });
    expect(headers.location).toBe('/login?redirect=%2Faccount%2Fdelete');
  });

  it.each(pages)('is not there to be opened: %s', async (path) => {
    const { headers } = await shop.get(path, { cookie: buyer.cookie });
    expect(headers.location).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });
});
