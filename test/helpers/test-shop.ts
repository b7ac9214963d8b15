import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp, type AppParts } from '../../demo/shop/app.ts';
import { cleanUp } from '../../demo/shop/clean-up.ts';
import { readConfig, type ShopConfig } from '../../demo/shop/config.ts';
import type { OpenDatabase } from '../../demo/shop/database/database.ts';
import { openDatabase } from '../../demo/shop/database/open-database.ts';
import { leftoverRepository } from '../../demo/shop/repositories/leftovers.ts';
import { createDatabase } from './databases.ts';
import {
  accepted,
  checkoutIn,
  cookieOf,
  guestOrder,
  newEmail,
  ontario,
  password,
  payment,
  type Answer,
  type Changes,
  type Texts,
} from './shop.ts';
import { TestBuyer } from './test-buyer.ts';

export interface TestShopOptions extends AppParts {
  readonly config?: Partial<ShopConfig>;
  /** The time of its clock, in milliseconds. */
  readonly start?: number;
}

/** Without empty ones. */
const withoutEmpty = (headers: Texts) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));

/** A shop on a database of its own, and what buyers do there. It does not listen. */
export class TestShop {
  constructor(
    readonly app: FastifyInstance,
    readonly config: ShopConfig,
    /** The shop's database, opened from outside. */
    readonly database: OpenDatabase,
    /** The shop's time, if it was opened at a moment. */
    readonly clock: { now: number },
  ) {}

  readonly now = (): Date => new Date(this.clock.now);

  /** Runs a statement on the shop's database from outside; its rows have the names of columns, such as `order_id`. */
  async rows(text: string): Promise<readonly Record<string, unknown>[]> {
    return (await sql.raw<Record<string, unknown>>(text).execute(this.database.db.withoutPlugins())).rows;
  }

  /** The stored order. */
  async orderRow(orderId: string): Promise<Record<string, unknown>> {
    return (await this.rows(`SELECT * FROM orders WHERE id = '${orderId}'`))[0] ?? {};
  }

  get(path: string, headers: Texts = {}): Promise<Answer> {
    return this.app.inject({ method: 'GET', url: path, headers });
  }

  post(path: string, body: unknown, headers: Texts = {}): Promise<Answer> {
    return this.#send(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  /** Sends a form of the shop's pages as a browser does; an empty header is left out. */
  postForm(path: string, fields: Texts = {}, headers: Texts = {}): Promise<Answer> {
    const browser = { 'sec-fetch-site': 'same-origin', accept: 'text/html', ...headers };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.#send(path, new URLSearchParams(fields).toString(), { ...type, ...withoutEmpty(browser) });
  }

  #send(url: string, payload: string, headers: Texts): Promise<Answer> {
    return this.app.inject({ method: 'POST', url, payload, headers });
  }

  /** A guest's order with the shop's totals, as the form sends it. */
  async pricedOrder(changes: Changes = {}) {
    const order = { ...guestOrder(), ...changes };
    return { ...order, ...(await this.post('/api/order/calculate-guest', order)).json<Record<string, number>>() };
  }

  /** Asks for the price of a guest's order and sends the order with it, as the form does. */
  async placeOrder(changes: Changes = {}, headers: Texts = {}): Promise<Answer> {
    return this.post('/api/order/guest', await this.pricedOrder(changes), headers);
  }

  /** Places a guest's order and returns its id. */
  async newOrder(changes: Changes = {}, headers: Texts = {}): Promise<string> {
    return accepted(await this.placeOrder(changes, headers), 201).json<{ id: string }>().id;
  }

  /** Asks for the checkout of a guest's order, whatever the result. */
  askToPay(orderId: string, headers: Texts = {}): Promise<Answer> {
    return this.post(`/api/order/${orderId}/create-guest-payment`, payment, headers);
  }

  /** Requests the checkout of a guest's order. */
  async checkoutOf(orderId: string, headers: Texts = {}) {
    return checkoutIn(await this.askToPay(orderId, headers));
  }

  /** Fills in the embedded checkout's form and sends it. */
  pay(path: string, card: Texts = {}, headers: Texts = {}): Promise<Answer> {
    const form = { number: '4242 4242 4242 4242', expiry: '04/90', cvc: '123', name: 'Ann Lee', ...card };
    return this.postForm(path, form, headers);
  }

  /** Places an order and pays it; returns its id and the path of the thank-you page. The checkout gets the headers. */
  async paidOrder(changes: Changes = {}, headers: Texts = {}) {
    const id = await this.newOrder(changes);
    return { id, thanks: await this.payFor(id, headers) };
  }

  /** Pays a guest's order; returns the path of its thank-you page. */
  async payFor(orderId: string, headers: Texts = {}): Promise<string> {
    const paid = await this.pay((await this.checkoutOf(orderId, headers)).path);
    return String(accepted(paid, 303).headers.location);
  }

  /** The link of a thank-you page back to where the order came from. */
  async wayBackOf(thanks: string): Promise<URL> {
    const [, href = ''] = /class="button quiet wrap" href="([^"]+)"/u.exec((await this.get(thanks)).body) ?? [];
    return new URL(href.replaceAll('&amp;', '&'));
  }

  register(email: string, fields: Texts = {}): Promise<Answer> {
    const standard = { email, password, firstName: 'Bea', lastName: 'Roy', companyName: '' };
    return this.postForm('/register', { ...standard, ...fields });
  }

  /** Confirms the address of an account, as the link in its mail does. */
  async confirmAddress(email: string): Promise<void> {
    await this.rows(`UPDATE users SET email_verified = true WHERE email = '${email.toLowerCase()}'`);
  }

  /** Sends the form of the login page. */
  login(email: string, word = password, headers: Texts = {}): Promise<Answer> {
    return this.postForm('/login', { email, password: word }, headers);
  }

  /** Logs in, and returns the cookie of the session. */
  async logIn(email: string): Promise<string> {
    return cookieOf(accepted(await this.login(email), 303));
  }

  /** Asks for an access token as the order page does. */
  askToken(cookie: string, headers: Texts = {}): Promise<Answer> {
    return this.#send('/session/token', '', withoutEmpty({ cookie, 'sec-fetch-site': 'same-origin', ...headers }));
  }

  /** Creates an account that can be logged in with. */
  async newAccount(email = newEmail()): Promise<string> {
    await this.register(email);
    await this.confirmAddress(email);
    return email;
  }

  /** Creates an account, and logs in. */
  async newBuyer(email = newEmail()): Promise<TestBuyer> {
    const cookie = await this.logIn(await this.newAccount(email));
    const token = (await this.askToken(cookie)).json<{ accessToken: string; userId: string }>();
    return new TestBuyer(this, email, cookie, token);
  }

  /** A buyer with a complete profile, in Ontario. */
  async completeBuyer(): Promise<TestBuyer> {
    const buyer = await this.newBuyer();
    accepted(await buyer.patch({ phone: '+1 613 555 0100', address: ontario }), 200);
    return buyer;
  }

  /** The emails of a shop without an email server, newest first. */
  async outbox(): Promise<readonly string[]> {
    // It is there if the shop has the setting showsOutbox.
    return accepted(await this.get('/outbox'), 200)
      .body.split('<section')
      .slice(1);
  }

  /** The path of the newest link of a kind that was emailed to an address, or `none`. */
  async mailedLink(kind: 'verify' | 'reset' | 'email', email: string): Promise<string> {
    const mail = (await this.outbox()).find((one) => one.includes(`To ${email}`) && one.includes(`/${kind}/`));
    return new RegExp(`/${kind}/[\\w.-]+`, 'u').exec(mail ?? '')?.[0] ?? 'none';
  }

  /** Cleans up from outside, at a time. */
  async cleanUpAt(time: number): Promise<void> {
    const leftovers = leftoverRepository(this.database.db);
    await cleanUp({ leftovers, log: this.app.log, now: () => new Date(time) });
  }

  /** Also removes the database. */
  close = async (): Promise<void> => {
    await this.database.close();
    await this.app.close();
  };
}

/** The minimum cost of Argon2: passwords of tests protect nothing. */
export const weakPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Builds a shop for a test. No limit on POSTs unless the test sets one. */
export async function createTestShop({
  config: changes = {},
  start,
  ...parts
}: TestShopOptions = {}): Promise<TestShop> {
  const own = await createDatabase(changes.databaseUrl);
  const config: ShopConfig = { ...readConfig({ POSTS_PER_MINUTE: '0', DATABASE_URL: own.url }), ...changes };
  const clock = { now: start ?? Date.now() };
  const time = start === undefined ? {} : { now: () => new Date(clock.now) };
  const app = await buildApp(config, { passwordStrength: weakPasswords, ...time, ...parts });
  const shop = new TestShop(app, config, await openDatabase(config), clock);
  const close = shop.close;
  shop.close = async () => {
    await close();
    await own.remove();
  };
  return shop;
}
