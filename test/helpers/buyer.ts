import { randomUUID } from 'node:crypto';
import { guestOrder, ontario, payment, type Answer, type GuestOrder, type TestShop } from './shop.ts';

export const password = 'correct horse 42';

/** The headers that a browser sends with a form of the shop. */
const sameOrigin = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };

/** A form of the shop's pages as a browser sends it; an empty header is left out. */
export interface Form {
  readonly fields?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

const withoutEmpty = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));

export function postForm(shop: TestShop, path: string, { fields = {}, headers = {} }: Form): Promise<Answer> {
  return shop.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...withoutEmpty({ ...sameOrigin, ...headers }) },
  });
}

/** The address of an account, as its pages ask for it. */
export const montreal = {
  street: 'Rue Notre-Dame',
  houseNumber: '7',
  city: 'Montréal',
  postalCode: 'H2Y 1C6',
  country: 'CA',
  state: 'CA-QC',
};

export const newEmail = (): string => `${randomUUID()}@example.com`;

export function register(shop: TestShop, email: string, fields: Record<string, string> = {}): Promise<Answer> {
  const standard = { email, password, firstName: 'Bea', lastName: 'Roy', companyName: '' };
  return postForm(shop, '/register', { fields: { ...standard, ...fields } });
}

/** Confirms the address of an account, as the link in its mail does. */
export async function confirmAddress(shop: TestShop, email: string): Promise<void> {
  await shop.rows(`UPDATE users SET email_verified = true WHERE email = '${email.toLowerCase()}'`);
}

/** Makes an account that can be logged in with. */
export async function makeAccount(shop: TestShop, email: string, fields: Record<string, string> = {}): Promise<void> {
  await register(shop, email, fields);
  await confirmAddress(shop, email);
}

/** A cookie that an answer sets, as a browser sends it back; an empty text if it sets none. */
export function cookieNamed({ cookies }: Answer, name: string): string {
  const cookie = cookies.find((one) => one.name === name);
  return cookie === undefined ? '' : `${name}=${encodeURIComponent(cookie.value)}`;
}

/** The session cookie of an answer as a browser sends it back, or an empty text. */
export function cookieOf({ cookies }: Answer): string {
  const cookie = cookies.find(({ name }) => name.endsWith('session'));
  return cookie === undefined ? '' : `${cookie.name}=${cookie.value}`;
}

export async function logIn(shop: TestShop, email: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await postForm(shop, '/login', { fields: { email, password, ...fields } });
  if (answer.statusCode !== 303) throw new Error(`The shop refused the login: ${answer.statusCode}`);
  return cookieOf(answer);
}

export interface TokenAnswer {
  readonly accessToken: string;
  readonly userId: string;
  readonly expiresIn: number;
}

/** Asks for an access token as the order page does. */
export const askToken = (shop: TestShop, cookie: string, headers: Record<string, string> = {}): Promise<Answer> =>
  shop.app.inject({
    method: 'POST',
    url: '/session/token',
    headers: withoutEmpty({ cookie, 'sec-fetch-site': 'same-origin', ...headers }),
  });

/** A logged-in buyer with an account. */
export interface TestBuyer extends TokenAnswer {
  readonly email: string;
  readonly cookie: string;
  readonly headers: Record<string, string>;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function newBuyer(shop: TestShop, email = newEmail()): Promise<TestBuyer> {
  await makeAccount(shop, email);
  const cookie = await logIn(shop, email);
  const token = (await askToken(shop, cookie)).json<TokenAnswer>();
  return { ...token, email, cookie, headers: bearer(token.accessToken) };
}

export const patchUser = (shop: TestShop, id: string, { headers, body }: { headers: object; body: unknown }) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/api/user/${id}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** A buyer with a complete profile, in Ontario. */
export async function completeBuyer(shop: TestShop, email = newEmail()): Promise<TestBuyer> {
  const buyer = await newBuyer(shop, email);
  const body = { phone: '+1 613 555 0100', address: ontario };
  const answer = await patchUser(shop, buyer.userId, { headers: buyer.headers, body });
  if (answer.statusCode !== 200) throw new Error(`The shop refused the profile: ${answer.body}`);
  return buyer;
}

/** An order as a logged-in form sends it, with the shop's totals. */
export async function pricedOrder(shop: TestShop, buyer: TestBuyer, changes: Partial<GuestOrder> = {}) {
  const { email: _, firstName: __, lastName: ___, address: ____, ...order } = { ...guestOrder(), ...changes };
  const price = await shop.post('/api/order/calculate', order, buyer.headers);
  return { ...order, ...price.json<object>() };
}

/** Places a logged-in order and returns its id. */
export async function buyerOrderId(
  shop: TestShop,
  buyer: TestBuyer,
  changes: Partial<GuestOrder> = {},
): Promise<string> {
  const answer = await shop.post('/api/order', await pricedOrder(shop, buyer, changes), buyer.headers);
  if (answer.statusCode !== 201) throw new Error(`The shop refused the order: ${answer.body}`);
  return answer.json<{ id: string }>().id;
}

/** Asks for the checkout of an order of an account, whatever the result. */
export const askToPayAs = (shop: TestShop, { headers }: Pick<TestBuyer, 'headers'>, orderId: string): Promise<Answer> =>
  shop.post(`/api/order/${orderId}/create-payment`, payment, headers);
