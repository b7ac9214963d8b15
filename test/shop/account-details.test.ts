import { expect, it, test } from 'vitest';
import { montreal, password, type Texts } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const shop = await fileShop({ config: { loginTries: 1000, showsOutbox: true } });
const buyer = await shop.completeBuyer();

const path = '/account/details';
const details = {
  firstName: 'Béa',
  lastName: 'Roy',
  companyName: 'Acme Dental',
  phone: '+1 (514) 555-0123 poste 12',
  ...montreal,
};

const post = (fields: Texts, person = buyer) => person.postForm(path, { ...details, ...fields });

const stored = async () => (await buyer.profile()).json<Record<string, unknown>>();

/** What the account page says after a form, and whether it forgets that. */
async function noticeOn(notice: string | undefined) {
  const page = await shop.get('/account', { cookie: `${buyer.cookie}; notice=${notice}` });
  const said = /<p role="status"[^>]*>(.*?)<\/p>/u.exec(page.body)?.[1] ?? null;
  return [said, page.cookies.map(({ name, value }) => [name, value])];
}

it('the details of an account can be changed, which is confirmed once', async () => {
  const { body } = await buyer.get(path);
  for (const words of ['value="+1 613 555 0100"', '<option value="CA-ON" selected="">']) expect(body).toContain(words);
  const answer = await post({});
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
  const notice = answer.cookies.find(({ name }) => name === 'notice')?.value;
  expect(await noticeOn(notice)).toEqual(['Saved changes.', [['notice', '']]]);
  expect(await noticeOn('You%20have%20won')).toEqual([null, []]);
  const { firstName, lastName, companyName, phone, ...address } = details;
  const changed = { firstName, lastName, companyName, phone, email: buyer.email };
  expect(await stored()).toMatchObject({ ...changed, address: { ...address, state: 'QC' } });
});

it('the details of an account must be complete, and a refused form keeps the input', async () => {
  const before = await stored();
  const blank = Object.fromEntries(Object.keys(details).map((field) => [field, ' ']));
  const { statusCode, body } = await post({ ...blank, country: '', city: '<Laval>' });
  expect(statusCode).toBe(422);
  const wrong = ['firstName', 'lastName', 'phone', 'street', 'postalCode', 'country'];
  expect([...body.matchAll(/<a href="#(\w+)">/gu)].map(([, field]) => field)).toEqual(wrong);
  for (const field of wrong) expect(body).toContain(`id="${field}-problem"`);
  expect(body).toContain('value="&lt;Laval&gt;"');
  expect(await stored()).toEqual(before);
});

test.each([
  ['phone', '555 01'],
  ['phone', 'call 613 555 0100'],
  ['postalCode', ''],
  ['country', 'XX'],
  ['state', ''],
  ['state', 'US-NY'],
])('the details of an account are refused with %s %j', async (field, value) => {
  const { statusCode, body } = await post({ [field]: value });
  expect([statusCode, body.includes(`id="${field}-problem"`)]).toEqual([422, true]);
});

it('the details of an account have no state if the country has none', async () => {
  expect((await post({ country: 'FR', state: 'CA-QC', postalCode: '75001' })).statusCode).toBe(303);
  expect(await stored()).toMatchObject({ address: { country: 'FR', state: '' } });
});

it('the details of an account change only the account of the session, whatever the form says', async () => {
  const other = await shop.newBuyer();
  const sent = { email: 'else@example.com', id: buyer.userId, roles: 'admin', userId: buyer.userId };
  expect((await post(sent, other)).statusCode).toBe(303);
  const [row] = await shop.rows(`SELECT email, roles FROM users WHERE id = '${other.userId}'`);
  expect(row).toEqual({ email: other.email, roles: ['customer'] });
});

/** The values of a page's fields, by name, as a browser would send them again. */
function fieldsOf(body: string): Record<string, string> {
  const decoded = body.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const inputs = [...decoded.matchAll(/<input id="(\w+)"(?:[^"]|"[^"]*")*?(?: value="([^"]*)")?\/>/gu)];
  const selects = [...decoded.matchAll(/<select id="(\w+)".*?<\/select>/gu)].map(
    ([all, name = '']) => [name, /value="([^"]*)" selected/u.exec(all)?.[1] ?? ''] as const,
  );
  return Object.fromEntries([...inputs.map(([, name = '', value = '']) => [name, value] as const), ...selects]);
}

const loggedOut = await shop.completeBuyer();
await loggedOut.postForm('/logout');
const typed = { ...details, lastName: '<Roy>', taxNumber: 'RT <42>', phone: '514 555 0123' };

it('details sent after the session has expired come back as typed, to be saved after a login in another tab', async () => {
  const { statusCode, body } = await loggedOut.postForm(path, typed);
  expect([statusCode, fieldsOf(body)]).toEqual([401, typed]);
  const alert = /<div class="alert".*?<\/div>/su.exec(body)?.[0];
  expect(alert).toContain('Your session has expired, so nothing has been saved.');
  expect(alert).toContain('<a href="/login?redirect=%2Faccount" target="_blank" rel="noopener">');
  expect(body.match(/href="\/login/gu)).toHaveLength(1);
  const cookie = await shop.logIn(loggedOut.email);
  expect((await shop.postForm(path, fieldsOf(body), { cookie })).headers.location).toBe('/account');
  const again = await shop.get(path, { cookie });
  expect(fieldsOf(again.body)).toEqual({ ...typed, email: loggedOut.email });
});

it('a form sent after the session has expired comes back with the new email, and without passwords', async () => {
  const email = 'next@example.com';
  const changed = await loggedOut.postForm('/account/email', { email, password });
  expect([changed.statusCode, fieldsOf(changed.body)]).toEqual([401, { email, password: '' }]);
  expect((await shop.outbox()).join('')).not.toContain(email);
  const other = await loggedOut.postForm('/account/password', { password, newPassword: 'another horse 43' });
  expect([other.statusCode, fieldsOf(other.body)]).toEqual([401, { password: '', newPassword: '' }]);
  const { headers } = await loggedOut.postForm('/account/delete', { password });
  expect(headers.location).toBe('/login?redirect=%2Faccount%2Fdelete');
  expect(await shop.logIn(loggedOut.email)).not.toBe('');
});

it.each(['/account/details', '/account/email', '/account/password'])(
  '%s shows nothing of an account after its session has expired, and cannot be opened',
  async (path) => {
    const { body, headers } = await loggedOut.postForm(path, {});
    for (const known of [loggedOut.email, 'Bank Street', '613 555 0100']) expect(body).not.toContain(known);
    expect(Object.values(fieldsOf(body)).join('')).toBe('');
    expect(headers['cache-control']).toBe('no-store');
    const opened = await loggedOut.get(path);
    expect(opened.headers.location).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  },
);
