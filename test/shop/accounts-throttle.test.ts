import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookieNamed, cookieOf, makeAccount, newEmail, password, postForm, register } from '../helpers/buyer.ts';
import type { TestShop, TestShopOptions } from '../helpers/shop.ts';
import { ownShop } from './helpers/open-shop.ts';

const start = Date.UTC(2030, 3, 15);
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterAll(() => void vi.useRealTimers());

const limited = (config: TestShopOptions['config'] = {}) =>
  ownShop({ config: { loginTries: 3, trustProxy: 1, ...config } });

interface From {
  readonly ip?: string;
  readonly word?: string;
  readonly cookie?: string;
}

const tryFrom = (
  place: TestShop,
  email: string,
  { ip = '203.0.113.7', word = 'wrong password', cookie = '' }: From = {},
) => postForm(place, '/login', { fields: { email, password: word }, headers: { 'x-forwarded-for': ip, cookie } });

/** Creates an account and logs in; returns the cookie of a known browser, and of the session. */
async function registered(place: TestShop, email: string) {
  await makeAccount(place, email);
  const answer = await tryFrom(place, email, { word: password });
  return { known: cookieNamed(answer, 'known'), session: cookieOf(answer) };
}

const statuses = async (tries: readonly Promise<{ statusCode: number }>[]): Promise<readonly number[]> =>
  (await Promise.all(tries)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('too many logins', () => {
  it('for an account are refused for 15 minutes, even with the right password', async () => {
    const place = await limited();
    const email = newEmail();
    await makeAccount(place, email);
    expect(await statuses([1, 2, 3, 4].map(() => tryFrom(place, email)))).toEqual([422, 422, 422, 429]);
    const answer = await tryFrom(place, email.toUpperCase(), { word: password });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
    expect(answer.body).toContain('Too many attempts. Please try again in 15 minutes.');
    expect(answer.body).toContain(`value="${email.toUpperCase()}"`);
    expect((await tryFrom(place, newEmail())).statusCode).toBe(422);
    vi.setSystemTime(start + 900_000);
    expect((await tryFrom(place, email, { word: password })).statusCode).toBe(303);
    vi.setSystemTime(start);
  });

  it('for an account from many networks are refused everywhere except in known browsers', async () => {
    const place = await limited();
    const email = newEmail();
    const { known } = await registered(place, email);
    const tries = Array.from({ length: 31 }, (_, index) => tryFrom(place, email, { ip: `203.0.113.${index}` }));
    expect((await statuses(tries)).filter((status) => status === 429)).toHaveLength(1);
    expect((await tryFrom(place, email, { ip: '198.51.100.1', word: password })).statusCode).toBe(429);
    expect((await tryFrom(place, email, { word: password, cookie: known })).statusCode).toBe(303);
    expect((await tryFrom(place, newEmail(), { ip: '203.0.113.0', cookie: known })).statusCode).toBe(422);
    expect((await tryFrom(place, email, { word: password, cookie: 'known=guessed' })).statusCode).toBe(429);
  });

  it('from many networks do not prevent the owner from changing the account', async () => {
    const place = await limited();
    const email = newEmail();
    const { known, session } = await registered(place, email);
    await Promise.all(Array.from({ length: 31 }, (_, index) => tryFrom(place, email, { ip: `203.0.113.${index}` })));
    const change = (cookie: string) =>
      postForm(place, '/account/email', { fields: { email: newEmail(), password }, headers: { cookie } });
    expect((await change(session)).statusCode).toBe(422);
    expect((await change(`${session}; ${known}`)).statusCode).toBe(303);
  });

  it('are counted in the same way in a known browser, and for emails without an account', async () => {
    const place = await limited();
    const [email, unknown] = [newEmail(), newEmail()];
    const { known } = await registered(place, email);
    const tries = [1, 2, 3, 4].map(() => tryFrom(place, email, { cookie: known }));
    expect(await statuses(tries)).toEqual([422, 422, 422, 429]);
    expect(await statuses([1, 2, 3, 4].map(() => tryFrom(place, unknown)))).toEqual([422, 422, 422, 429]);
  });

  it('from one network are refused for every account', async () => {
    const place = await limited();
    const tries = Array.from({ length: 16 }, () => tryFrom(place, newEmail()));
    expect((await statuses(tries)).filter((status) => status === 429)).toHaveLength(1);
    expect((await tryFrom(place, newEmail(), { ip: '203.0.113.8' })).statusCode).toBe(422);
  });

  it('are forgotten after a successful login', async () => {
    const place = await limited();
    const email = newEmail();
    await makeAccount(place, email);
    for (const word of ['wrong one 1', 'wrong one 2', password, 'wrong one 1', 'wrong one 2']) {
      expect((await tryFrom(place, email, { word })).statusCode).toBe(word === password ? 303 : 422);
    }
  });

  it('include registrations', async () => {
    const place = await limited();
    const answers = [];
    for (let count = 0; count < 16; count++) answers.push(await register(place, newEmail()));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1);
  });
});
