import { Stripe } from 'stripe';
import type { StripeConfig } from '../../../demo/shop/config.ts';
import type { PaymentGateway, SessionState } from '../../../demo/shop/payment/gateway.ts';
import type { Answer } from '../../helpers/shop.ts';
import type { TestShop, TestShopOptions } from '../../helpers/test-shop.ts';
import { lines } from './lines.ts';
import { fileShop } from './open-shop.ts';

export const stripeConfig: StripeConfig = {
  kind: 'stripe',
  secretKey: 'sk_test_x',
  webhookSecret: 'whsec_test',
  publishableKey: null,
};

const nothing = (): Promise<void> => Promise.resolve();

/** A card provider that notes what it was asked. */
class CardProvider implements PaymentGateway {
  readonly name = 'stripe';
  readonly publishableKey = null;
  readonly keepsReturnUrl = true;
  readonly keys: string[] = [];
  readonly closed: string[] = [];
  readonly refunds: (readonly [sessionId: string, key: string])[] = [];
  /** The status of its sessions. */
  state: SessionState = 'open';
  /** Its error. */
  failure: Error | null = null;
  /** What happens while it opens a session. */
  meanwhile: () => Promise<unknown> = nothing;
  #sessions = 0;

  /** Forgets what it was asked, and works again. */
  readonly reset = (): void => {
    for (const list of [this.keys, this.closed, this.refunds]) list.length = 0;
    this.state = 'open';
    this.failure = null;
    this.meanwhile = nothing;
  };

  readonly open: PaymentGateway['open'] = async ({ key, now }) => {
    this.keys.push(key);
    this.#sessions += 1;
    const sessionId = `cs_${this.#sessions}`;
    await this.meanwhile();
    if (this.failure !== null) throw this.failure;
    return { sessionId, url: `https://pay.example/${sessionId}`, expiresAt: new Date(now.getTime() + 86_000_000) };
  };

  readonly stateOf: PaymentGateway['stateOf'] = () => Promise.resolve(this.state);

  readonly close: PaymentGateway['close'] = (sessionId) => {
    if (this.state !== 'open') return Promise.reject(new Error('Only sessions that are open can be expired.'));
    this.closed.push(sessionId);
    return Promise.resolve();
  };

  readonly refund: PaymentGateway['refund'] = (sessionId, key) => {
    if (this.failure !== null) return Promise.reject(this.failure);
    this.refunds.push([sessionId, key]);
    return Promise.resolve();
  };
}

/** A shop with a card provider, and the shop's log. */
export async function shopWithProvider({ config, ...parts }: TestShopOptions = {}, open = fileShop) {
  const provider = new CardProvider();
  const { stream, text } = lines();
  const logger = { level: 'trace', stream };
  const shop = await open({ gateway: provider, logger, ...parts, config: { payment: stripeConfig, ...config } });
  return { shop, provider, logged: text };
}

/** A checkout in whose place a buyer got another one, as it led back to another page; both could be paid at once. */
export async function twoCheckouts(shop: TestShop) {
  const orderId = await shop.newOrder();
  const { sessionId: first } = await shop.checkoutOf(orderId, { referer: 'https://partner.example/a' });
  const { sessionId: second } = await shop.checkoutOf(orderId, { referer: 'https://partner.example/b' });
  return { orderId, first, second };
}

/** Tells the shop, as Stripe does, how a checkout ended. */
export function tellShop(shop: TestShop, session: Record<string, unknown>, type = 'completed'): Promise<Answer> {
  const paid = { object: 'checkout.session', payment_status: 'paid', currency: 'cad', amount_total: 14_577 };
  return sendEvent(shop, `checkout.session.${type}`, { ...paid, ...session });
}

/** Sends the shop an event with Stripe's signature. */
export function sendEvent(
  shop: TestShop,
  type: string,
  object: Record<string, unknown>,
  secret = stripeConfig.webhookSecret,
): Promise<Answer> {
  const event = { id: 'evt_1', object: 'event', type, data: { object } };
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: JSON.stringify(event), secret });
  return shop.post('/webhooks/stripe', event, { 'stripe-signature': signature });
}
