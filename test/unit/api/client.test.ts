import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { request, type Call } from '../../../src/api/client.ts';
import { failureOf, serveShop } from '../helpers/serve.ts';
import { checkoutUrl, httpUrl, mediaUrl } from '../../../src/api/urls.ts';

// test/faults/table.test.ts checks which failures are repeated, and which answers are invalid.

const { shop, client } = serveShop();
const get = (options: Partial<Call> = {}): Promise<unknown> =>
  request(client(), v.unknown(), { path: 'thing', ...options });
const post = (): Promise<unknown> => get({ method: 'post', json: { a: 1 } });

it('a call sends no cookie to another origin', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetch);
  await post();
  expect(fetch.mock.calls[0]?.[0]).toMatchObject({ credentials: 'same-origin' });
});

it('a call may get an empty answer', async () => {
  shop().answer = () => ({ raw: '' });
  await expect(get()).resolves.toBeNull();
});

it('a call is not made if the caller has given up', async () => {
  await expect(failureOf(get({ signal: AbortSignal.abort() }))).resolves.toMatchObject({ kind: 'aborted' });
  expect(shop().calls).toHaveLength(0);
});

it('a retry-after header of more than 30 seconds is left to the caller', async () => {
  shop().answer = () => ({ status: 503, headers: { 'retry-after': '31' } });
  await expect(failureOf(get())).resolves.toMatchObject({ retryAfter: 31_000 });
  expect(shop().calls).toHaveLength(1);
});

it.each([
  ['Tue, 11 Mar 2025 12:01:00 GMT', 60_000],
  ['86400', 3_600_000],
  ['soon', 0],
  ['-5', 0],
  ['', 0],
])('a retry-after header of "%s" asks for %i ms', async (retryAfter, wait) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-03-11T12:00:00Z'));
  shop().answer = () => ({ status: 429, headers: { 'retry-after': retryAfter } });
  await expect(failureOf(post())).resolves.toMatchObject({ retryAfter: wait });
  vi.mocked(Date.now).mockRestore();
});

it.each<[unknown, string | undefined]>([
  [{ message: 'Sold out' }, 'Sold out'],
  [{ message: ['email is missing.', 'country is missing.'] }, 'email is missing. country is missing.'],
  [{ message: '  ' }, undefined],
  [{ message: [1, 2] }, undefined],
  [{ message: { text: 'x' } }, undefined],
  [null, undefined],
])('the message of a refusal %j is %j', async (body, expected) => {
  shop().answer = () => ({ status: 409, body });
  await expect(failureOf(post())).resolves.toMatchObject({ kind: 'http', status: 409, serverMessage: expected });
});

it('the message of a refusal is missing if the answer is not JSON', async () => {
  shop().answer = () => ({ status: 404, raw: '<h1>Not found</h1>' });
  await expect(failureOf(get())).resolves.toMatchObject({ status: 404, serverMessage: undefined });
});

const api = 'https://shop.example/api';

const hostile = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://shop.example/1',
  'about:blank',
  'ftp://shop.example/a.mp3',
  'https://',
  'http://[',
];

it.each(hostile)('hostile addresses are never accepted: %j', (value) => {
  expect(httpUrl(value)).toBeNull();
  expect(mediaUrl(value, api)).toBeNull();
  expect(checkoutUrl(value, api)).toBeNull();
});

it.each<[string | null | undefined, string | null]>([
  ['http://cdn.example/a.mp3', 'http://cdn.example/a.mp3'],
  ['//cdn.example/a.mp3', 'https://cdn.example/a.mp3'],
  ['/assets/a.mp3', 'https://shop.example/assets/a.mp3'],
  ['assets/a.mp3', 'https://shop.example/api/assets/a.mp3'],
  ['', null],
  [undefined, null],
])('the address of an image or preview %j becomes %j', (value, expected) => {
  expect(mediaUrl(value, api)).toBe(expected);
});

it.each<[string, string, string | null]>([
  ['https://checkout.stripe.example/c/pay', api, 'https://checkout.stripe.example/c/pay'],
  ['https://shop.example/checkout?id=1', api, 'https://shop.example/checkout?id=1'],
  ['http://shop.example/checkout', api, null],
  ['http://other.example/checkout', api, null],
  ['http://localhost:8080/checkout', 'http://localhost:8080/api', 'http://localhost:8080/checkout'],
  ['http://localhost:8081/checkout', 'http://localhost:8080/api', null],
  ['http://localhost.evil.example/checkout', 'http://localhost/api', null],
  ['http://localhost:8080@evil.example/checkout', 'http://localhost:8080/api', null],
  ['/checkout', api, null],
  ['', api, null],
  ['http://shop.example/', '', null],
])('the address of a checkout %j with the API at %j is %j', (value, apiUrl, expected) => {
  expect(checkoutUrl(value, apiUrl)).toBe(expected);
});
