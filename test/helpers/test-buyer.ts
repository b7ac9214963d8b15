import { accepted, bearer, checkoutIn, guestOrder, payment, type Answer, type Changes, type Texts } from './shop.ts';
import type { TestShop } from './test-shop.ts';

/** A buyer with an account: logged in in a browser, whose form has a token. */
export class TestBuyer {
  readonly accessToken: string;
  readonly userId: string;
  readonly headers: Texts;

  constructor(
    readonly shop: TestShop,
    readonly email: string,
    readonly cookie: string,
    token: { readonly accessToken: string; readonly userId: string },
  ) {
    this.accessToken = token.accessToken;
    this.userId = token.userId;
    this.headers = bearer(token.accessToken);
  }

  /** Opens a page of the shop. */
  get(path: string, headers: Texts = {}): Promise<Answer> {
    return this.shop.get(path, { cookie: this.cookie, ...headers });
  }

  /** Sends a form of the shop's pages. */
  postForm(path: string, fields: Texts = {}, headers: Texts = {}): Promise<Answer> {
    return this.shop.postForm(path, fields, { cookie: this.cookie, ...headers });
  }

  askToken(): Promise<Answer> {
    return this.shop.askToken(this.cookie);
  }

  /** A call of the form. */
  post(path: string, body: unknown, headers: Texts = {}): Promise<Answer> {
    return this.shop.post(path, body, { ...this.headers, ...headers });
  }

  /** The profile of an account, as the form gets it. */
  profile(id = this.userId): Promise<Answer> {
    return this.shop.get(`/api/user/${id}`, this.headers);
  }

  /** Changes the profile of an account, as the form does. */
  patch(body: unknown, id = this.userId): Promise<Answer> {
    const headers = { 'content-type': 'application/json', ...this.headers };
    return this.shop.app.inject({ method: 'PATCH', url: `/api/user/${id}`, payload: JSON.stringify(body), headers });
  }

  /** An order with the shop's totals, as the form sends it. */
  async pricedOrder(changes: Changes = {}) {
    const { email: _, firstName: __, lastName: ___, address: ____, ...order } = { ...guestOrder(), ...changes };
    return { ...order, ...(await this.post('/api/order/calculate', order)).json<object>() };
  }

  async placeOrder(changes: Changes = {}, headers: Texts = {}): Promise<Answer> {
    return this.post('/api/order', await this.pricedOrder(changes), headers);
  }

  /** Places an order and returns its id. */
  async newOrder(changes: Changes = {}, headers: Texts = {}): Promise<string> {
    return accepted(await this.placeOrder(changes, headers), 201).json<{ id: string }>().id;
  }

  /** Asks for the checkout of an order, whatever the result. */
  askToPay(orderId: string, headers: Texts = {}): Promise<Answer> {
    return this.post(`/api/order/${orderId}/create-payment`, payment, headers);
  }

  async checkoutOf(orderId: string, headers: Texts = {}) {
    return checkoutIn(await this.askToPay(orderId, headers));
  }
}
