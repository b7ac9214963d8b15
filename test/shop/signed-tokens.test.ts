import { SignJWT } from 'jose';
import { expect, it, test } from 'vitest';
import { signedTokens } from '../../demo/shop/signed-tokens.ts';
import { bearer, guestOrder, newEmail, password } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const key = new TextEncoder().encode('a secret of thirty-two characters or more');
const url = 'https://shop.example';
const now = new Date(Date.UTC(2030, 3, 15));
const tokens = signedTokens(key, url);

type Purpose = 'access' | 'paid' | 'status' | 'registered';

const claimOf = (purpose: Purpose) => ({ subject: 'it', ...(purpose === 'access' && { session: 'a login' }) });

const tokenOf = (purpose: Purpose): Promise<string> => tokens.sign(purpose, claimOf(purpose), now);

/** Tokens as earlier versions of the shop issued them: without a time of issue, and with a state. */
const olderToken = (purpose: Purpose): Promise<string> =>
  new SignJWT({ state: '' })
    .setProtectedHeader({ alg: 'HS256', typ: `${purpose}+jwt` })
    .setSubject('it')
    .setIssuer(url)
    .setExpirationTime(now.getTime() / 1000 + 60)
    .sign(key);

test.each([
  ['access', 10],
  ['paid', 60],
  ['status', 30 * 24 * 60],
  ['registered', 3 * 24 * 60],
] as const)('a token of the shop for %s is valid for %d minutes', async (purpose, minutes) => {
  const token = await tokenOf(purpose);
  const end = now.getTime() + minutes * 60_000;
  expect(await tokens.read(purpose, token, new Date(end - 1000))).not.toBeNull();
  expect(await tokens.read(purpose, token, new Date(end))).toBeNull();
});

test.each(['paid', 'status', 'registered'] as const)(
  'a token of the shop for %s may be of an earlier version',
  async (purpose) => {
    expect(await tokens.read(purpose, await olderToken(purpose), now)).toEqual({ subject: 'it' });
  },
);

const shop = await fileShop({ config: { showsOutbox: true } });

/** The statuses of the pages and calls that a token in a URL or header could open. */
async function opened(token: string): Promise<readonly string[]> {
  const answers = {
    verify: shop.get(`/verify/${token}`),
    email: shop.get(`/email/${token}`),
    reset: shop.get(`/reset/${token}`),
    status: shop.get(`/api/order/status/${token}`),
    paid: shop.get(`/api/order/paid/${token}`),
    access: shop.post('/api/order/calculate', guestOrder(), bearer(token)),
  };
  const statuses = Object.entries(answers).map(async ([name, answer]) => [name, (await answer).statusCode] as const);
  return (await Promise.all(statuses)).filter(([, status]) => status === 200).map(([name]) => name);
}

/** The token in the link of a kind that was emailed to an address. */
const emailed = async (kind: 'verify' | 'reset' | 'email', email: string) =>
  (await shop.mailedLink(kind, email)).replace(/^.*\//u, '');

it('over HTTP the link of an email opens its own page only', async () => {
  const [buyer, pending, newAddress] = [await shop.newBuyer(), newEmail(), newEmail()];
  await shop.register(pending);
  expect(await opened(await emailed('verify', pending))).toEqual(['verify']);
  await shop.postForm('/forgot', { email: buyer.email });
  expect(await opened(await emailed('reset', buyer.email))).toEqual(['reset']);
  const headers = { cookie: buyer.cookie };
  await shop.postForm('/account/email', { email: newAddress, password }, headers);
  const old = await emailed('email', buyer.email);
  expect(await opened(old)).toEqual(['email']);
  await shop.postForm(`/email/${old}`);
  expect(await opened(await emailed('email', newAddress))).toEqual(['email']);
});

it('over HTTP any other token opens its own call only', async () => {
  const { accessToken } = await shop.newBuyer();
  expect(await opened(accessToken)).toEqual(['access']);
  const { cookies } = await shop.register(newEmail());
  const mark = cookies.find(({ name }) => name === 'registered')?.value ?? '';
  expect([mark.split('.').length, await opened(mark)]).toEqual([3, []]);
  const orderId = await shop.newOrder();
  const { statusToken } = (await shop.askToPay(orderId)).json<{ statusToken: string }>();
  expect(await opened(statusToken)).toEqual(['status']);
  await shop.payFor(orderId);
  const { paidToken } = (await shop.get(`/api/order/status/${statusToken}`)).json<{ paidToken: string }>();
  expect(await opened(paidToken)).toEqual(['paid']);
});
