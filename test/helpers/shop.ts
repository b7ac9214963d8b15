import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp, type AppParts } from '../../demo/shop/app.ts';
import { readConfig, type ShopConfig } from '../../demo/shop/config.ts';
import type { OpenDatabase } from '../../demo/shop/database/database.ts';
import { openDatabase } from '../../demo/shop/database/open-database.ts';
import { createDatabase } from './databases.ts';
import { ottawa } from './page-buyer.ts';

/** A shop on a database of its own, which `close` removes. */
export interface TestShop {
  readonly app: FastifyInstance;
  readonly config: ShopConfig;
  /** The shop's database, opened from outside. */
  readonly database: OpenDatabase;
  /** Runs a statement on the shop's database from outside; its rows have the names of columns, such as `order_id`. */
  readonly rows: (sql: string) => Promise<readonly Record<string, unknown>[]>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

export interface TestShopOptions extends AppParts {
  readonly config?: Partial<ShopConfig>;
}

/** The minimum cost of Argon2: passwords of tests protect nothing. */
export const weakPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Builds a shop for a test; it does not listen. No limit on POSTs unless the test sets one. */
export async function createTestShop({ config: changes = {}, ...parts }: TestShopOptions = {}): Promise<TestShop> {
  const own = await createDatabase(changes.databaseUrl);
  const config: ShopConfig = { ...readConfig({ POSTS_PER_MINUTE: '0', DATABASE_URL: own.url }), ...changes };
  const app = await buildApp(config, { passwordStrength: weakPasswords, ...parts });
  const database = await openDatabase(config);
  return {
    app,
    config,
    database,
    rows: async (text) => (await sql.raw<Record<string, unknown>>(text).execute(database.db.withoutPlugins())).rows,
    post: (path, body, headers = {}) =>
      app.inject({ method: 'POST', url: path, payload: JSON.stringify(body), headers: { ...json, ...headers } }),
    get: (path, headers = {}) => app.inject({ method: 'GET', url: path, headers }),
    close: async () => {
      await database.close();
      await app.close();
      await own.remove();
    },
  };
}

const json = { 'content-type': 'application/json' };

export const ontario = ottawa;
export const quebec = { ...ontario, state: 'QC', city: 'Montréal', postalCode: 'H2Y 1C6' };
export const newYork = { ...ontario, country: 'US', state: 'NY', city: 'New York', postalCode: '10001' };

/** A message on the wire; its counts are wrong on purpose, because the shop counts for itself. */
export const message = (content: string, index = 1) => ({
  fileName: `message-${index}`,
  style: 'professional-warm-welcoming',
  content,
  count: { words: 1, wordsExtra: 0 },
});

/** A text of so many words. */
export const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

/** A guest's on-hold order without totals: one voice, one short message, an address in Ontario. */
export const guestOrder = () => ({
  serviceType: 'moh',
  serviceId: 'moh',
  currency: 'CAD',
  selectedVoices: ['emma'],
  selectedMusic: [] as string[],
  selectedMusicOptions: { musicBetweenMessages: 0, comments: '' },
  items: [message('Thank you for calling. Please stay on the line.')],
  options: { proofReading: false, rush: false, updateVoicemailGreeting: false },
  phoneSystem: 'mp3',
  discountCodeOrId: null as string | null,
  referralCode: null as string | null,
  comments: '',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  address: ontario,
});
export type GuestOrder = ReturnType<typeof guestOrder> & {
  readonly phone?: string;
  readonly reference?: string;
  readonly test?: boolean;
  readonly replaces?: string;
};

/** The fields that make it a voicemail greeting. */
export const voicemail = { serviceType: 'mvoice', serviceId: 'mvoice', phoneSystem: 'iphone-android' };

/** A guest's order with the shop's totals, as the form sends it. */
export async function pricedGuestOrder(shop: TestShop, changes: Partial<GuestOrder> = {}) {
  const order = { ...guestOrder(), ...changes };
  return { ...order, ...(await shop.post('/api/order/calculate-guest', order)).json<Record<string, number>>() };
}

/** Asks for the price of an order and sends the order with it, as the form does. */
export async function placeOrder(
  shop: TestShop,
  changes: Partial<GuestOrder> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return shop.post('/api/order/guest', await pricedGuestOrder(shop, changes), headers);
}

/** Places an order and returns its id. Throws if the shop refuses it. */
export async function placedOrderId(
  shop: TestShop,
  changes: Partial<GuestOrder> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await placeOrder(shop, changes, headers);
  if (answer.statusCode !== 201) throw new Error(`The shop refused the order: ${answer.body}`);
  return answer.json<{ id: string }>().id;
}

/** The stored order. */
export const orderRow = async (shop: TestShop, orderId: string): Promise<Record<string, unknown>> =>
  (await shop.rows(`SELECT * FROM orders WHERE id = '${orderId}'`))[0] ?? {};

/** The body of a request for a payment. */
export const payment = { paymentGateway: 'stripe', paymentMethod: 'card' };

/** Asks for the checkout of a guest's order, whatever the result. */
export const askToPay = (shop: TestShop, orderId: string, headers: Record<string, string> = {}): Promise<Answer> =>
  shop.post(`/api/order/${orderId}/create-guest-payment`, payment, headers);

/** The session of an answer to a request for a payment, its URL, and the path of that. */
export function checkoutIn(answer: Answer) {
  if (answer.statusCode !== 200) throw new Error(`The shop refused the payment: ${answer.body}`);
  const { sessionId, url } = answer.json<{ paymentGatewayInfo: { sessionId: string; url: string } }>()
    .paymentGatewayInfo;
  return { sessionId, url, path: new URL(url).pathname };
}

/** Requests the checkout of a guest's order. */
export const checkoutOf = async (shop: TestShop, orderId: string, headers: Record<string, string> = {}) =>
  checkoutIn(await askToPay(shop, orderId, headers));

/** Fills the embedded checkout's form and sends it. */
export function payWith(shop: TestShop, path: string, card: Record<string, string> = {}): Promise<Answer> {
  const form = { number: '4242 4242 4242 4242', expiry: '04/90', cvc: '123', name: 'Ann Lee', ...card };
  return shop.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
}

interface PaidOrder {
  readonly id: string;
  /** The path of the thank-you page. */
  readonly thanks: string;
}

/** Places an order and pays it at the embedded checkout, whose request has these headers. */
export async function paidOrder(
  shop: TestShop,
  changes: Partial<GuestOrder> = {},
  headers: Record<string, string> = {},
): Promise<PaidOrder> {
  const id = await placedOrderId(shop, changes);
  const paid = await payWith(shop, (await checkoutOf(shop, id, headers)).path);
  if (paid.statusCode !== 303) throw new Error(`The shop refused the payment: ${paid.body}`);
  return { id, thanks: String(paid.headers.location) };
}

/** The link of a thank-you page back to where the order came from. */
export async function wayBackOf(shop: TestShop, thanksPath: string): Promise<URL> {
  const [, href = ''] = /class="button quiet wrap" href="([^"]+)"/u.exec((await shop.get(thanksPath)).body) ?? [];
  return new URL(href.replaceAll('&amp;', '&'));
}
