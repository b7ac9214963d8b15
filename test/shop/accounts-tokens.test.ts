import { base64url, decodeJwt, SignJWT } from 'jose';
import { expect, it, onTestFinished, test, vi } from 'vitest';
import { bearer, outcome, password } from '../helpers/shop.ts';
import { lines } from './helpers/lines.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const tokenSecret = 'a secret of thirty-two characters or more';
const start = Date.UTC(2030, 3, 15);
const shop = await fileShop({ config: { tokenSecret }, start });
const buyer = await shop.newBuyer();

const statusWith = async (token: string): Promise<number> =>
  (await shop.get(`/api/user/${buyer.userId}`, bearer(token))).statusCode;

interface Forgery {
  readonly claims?: Record<string, unknown>;
  readonly secret?: string;
  readonly header?: { alg: string; typ: string };
}

/** The buyer's own token with something else in it. */
function forge({
  claims = {},
  secret = tokenSecret,
  header = { alg: 'HS256', typ: 'at+jwt' },
}: Forgery): Promise<string> {
  return new SignJWT({ ...decodeJwt(buyer.accessToken), ...claims })
    .setProtectedHeader(header)
    .sign(new TextEncoder().encode(secret));
}

it('access tokens are issued to the shop’s own pages, for ten minutes, and are never cached', async () => {
  const answer = await buyer.askToken();
  expect(answer.json()).toEqual({ accessToken: expect.any(String), userId: buyer.userId, expiresIn: 600 });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(await statusWith(answer.json<{ accessToken: string }>().accessToken)).toBe(200);
});

it.each(['', 'session=guessed', 'session='])(
  'access tokens are not issued to a browser with the cookie %j',
  async (cookie) => {
    expect(await outcome(shop.askToken(cookie))).toMatchObject([401, { code: 'login-needed' }]);
  },
);

const forgeries: readonly [string, Forgery][] = [
  ['another secret', { secret: 'another secret of thirty-two characters' }],
  ['another audience', { claims: { aud: 'https://elsewhere.example/api' } }],
  ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
  ['another purpose', { header: { alg: 'HS256', typ: 'JWT' } }],
  ['another algorithm', { header: { alg: 'HS512', typ: 'at+jwt' }, secret: tokenSecret.repeat(2) }],
  ['a session that is not there', { claims: { sid: 'none' } }],
  ['another user', { claims: { sub: 'other' } }],
  ['an end that is past', { claims: { exp: start / 1000 - 1 } }],
  ['no end', { claims: { exp: undefined } }],
  ['no session', { claims: { sid: undefined } }],
];
test.each(forgeries)('access tokens are refused with %s', async (_name, forgery) => {
  expect(await statusWith(await forge({}))).toBe(200);
  expect(await statusWith(await forge(forgery))).toBe(401);
});

it('access tokens are refused without a signature', async () => {
  const [, claims] = buyer.accessToken.split('.');
  for (const alg of ['none', 'None', 'HS256']) {
    const header = base64url.encode(JSON.stringify({ alg, typ: 'at+jwt' }));
    expect(await statusWith(`${header}.${claims}.`)).toBe(401);
  }
});

it('access tokens are not those of another shop', async () => {
  const other = await ownShop({ start });
  const stranger = await other.newBuyer();
  expect((await shop.get(`/api/user/${stranger.userId}`, stranger.headers)).statusCode).toBe(401);
  const keys = await Promise.all([other, shop].map((any) => any.rows('SELECT value FROM secrets')));
  expect(keys.map(({ length }) => length)).toEqual([1, 0]);
});

it('a session ends after thirty days', async () => {
  const day = 24 * 60 * 60 * 1000;
  const begin = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  onTestFinished(() => void vi.useRealTimers());
  const person = await shop.newBuyer();
  vi.setSystemTime(begin + 30 * day - 1000);
  expect((await person.askToken()).statusCode).toBe(200);
  vi.setSystemTime(begin + 30 * day + 1);
  expect((await person.askToken()).statusCode).toBe(401);
});

it('logs contain no tokens, cookies or passwords', async () => {
  const { stream, text } = lines();
  const serializers = { req: ({ headers }: { headers: object }) => ({ headers }) };
  const logged = await ownShop({ logger: { level: 'trace', stream, serializers } });
  const person = await logged.newBuyer();
  await logged.get(`/api/user/${person.userId}`, { ...person.headers, cookie: person.cookie });
  const log = text();
  expect(log).toContain('[hidden]');
  for (const secret of [person.accessToken, person.cookie.split('=')[1] ?? '', password, person.email]) {
    expect(log).not.toContain(secret);
  }
});
