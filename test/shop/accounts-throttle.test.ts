import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Answer, cookieNamed, cookieOf, newEmail, password } from '../helpers/shop.ts';
import { ownShop } from './helpers/open-shop.ts';

const start = Date.UTC(2030, 3, 15);
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterAll(() => void vi.useRealTimers());

const config = { loginTries: 3, trustProxy: 1 };

/** A shop with an account whose owner has logged in once, and a function that tries to. */
async function limited() {
  const place = await ownShop({ config });
  const email = await place.newAccount();
  const attempt = ({ as = email, word = 'wrong password', ip = '203.0.113.7', cookie = '' } = {}) =>
    place.login(as, word, { 'x-forwarded-for': ip, cookie });
  const login = await attempt({ word: password });
  return { place, email, attempt, known: cookieNamed(login, 'known'), session: cookieOf(login) };
}

/** The statuses of answers to requests at once, in ascending order. */
const statuses = async (count: number, request: (index: number) => Promise<Answer>): Promise<readonly number[]> =>
  (await Promise.all(Array.from({ length: count }, (_, index) => request(index))))
    .map(({ statusCode }) => statusCode)
    .toSorted((a, b) => a - b);

const refusals = (codes: readonly number[]) => codes.filter((code) => code === 429);

describe('too many logins', () => {
  it('for an account are refused for 15 minutes, even with the right password', async () => {
    const { email, attempt } = await limited();
    expect(await statuses(4, () => attempt())).toEqual([422, 422, 422, 429]);
    const answer = await attempt({ as: email.toUpperCase(), word: password });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
    expect(answer.body).toContain('Too many attempts. Please try again in 15 minutes.');
    expect(answer.body).toContain(`value="${email.toUpperCase()}"`);
    expect((await attempt({ as: newEmail() })).statusCode).toBe(422);
    vi.setSystemTime(start + 900_000);
    expect((await attempt({ word: password })).statusCode).toBe(303);
    vi.setSystemTime(start);
  });

  it('for an account from many networks are refused everywhere except in known browsers', async () => {
    const { attempt, known } = await limited();
    expect(refusals(await statuses(31, (index) => attempt({ ip: `203.0.113.${index}` })))).toHaveLength(1);
    expect((await attempt({ ip: '198.51.100.1', word: password })).statusCode).toBe(429);
    expect((await attempt({ word: password, cookie: known })).statusCode).toBe(303);
    expect((await attempt({ as: newEmail(), ip: '203.0.113.0', cookie: known })).statusCode).toBe(422);
    expect((await attempt({ word: password, cookie: 'known=guessed' })).statusCode).toBe(429);
  });

  it('from many networks do not prevent the owner from changing the account', async () => {
    const { place, attempt, known, session } = await limited();
    await statuses(31, (index) => attempt({ ip: `203.0.113.${index}` }));
    const change = (cookie: string) => place.postForm('/account/email', { email: newEmail(), password }, { cookie });
    expect((await change(session)).statusCode).toBe(422);
    expect((await change(`${session}; ${known}`)).statusCode).toBe(303);
  });

  it('are counted in the same way in a known browser, and for emails without an account', async () => {
    const { attempt, known } = await limited();
    const unknown = newEmail();
    expect(await statuses(4, () => attempt({ cookie: known }))).toEqual([422, 422, 422, 429]);
    expect(await statuses(4, () => attempt({ as: unknown }))).toEqual([422, 422, 422, 429]);
  });

  it('from one network are refused for every account', async () => {
    const { attempt } = await limited();
    expect(refusals(await statuses(16, () => attempt({ as: newEmail() })))).toHaveLength(1);
    expect((await attempt({ as: newEmail(), ip: '203.0.113.8' })).statusCode).toBe(422);
  });

  it('are forgotten after a successful login', async () => {
    const { attempt } = await limited();
    for (const word of ['wrong one 1', 'wrong one 2', password, 'wrong one 1', 'wrong one 2']) {
      expect((await attempt({ word })).statusCode).toBe(word === password ? 303 : 422);
    }
  });

  it('include registrations', async () => {
    const place = await ownShop({ config });
    expect(refusals(await statuses(16, () => place.register(newEmail())))).toHaveLength(1);
  });
});
