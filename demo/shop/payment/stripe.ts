import { Stripe } from 'stripe';
import { isAccountEmail } from '../accounts/emails.ts';
import type { ShopConfig, StripeConfig } from '../config.ts';
import type { Language } from '../text/language.ts';
import { lineName, taxName } from '../text/bill-names.ts';
import { textsIn } from '../text/texts.ts';
import type { OrderRow } from '../schema/orders.ts';
import {
  checkoutLifetime,
  type CheckoutRequest,
  type CheckoutSession,
  type PaymentGateway,
  type RefundReason,
  type SessionState,
} from './gateway.ts';

/** Stripe's codes for the languages. */
const locales: Readonly<Record<Language, Stripe.Checkout.SessionCreateParams.Locale>> = {
  en: 'en',
  fr: 'fr-CA',
  es: 'es-419',
};

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

function lineItems(order: OrderRow): LineItem[] {
  const currency = order.currency.toLowerCase();
  const lineItem = (name: string, quantity: number, unit: number): LineItem => ({
    quantity,
    price_data: { currency, unit_amount: unit, product_data: { name } },
  });
  return [
    ...order.lines
      .filter(({ unit }) => unit > 0)
      .map((line) => lineItem(lineName(order.language, line, order.serviceTitle), line.quantity, line.unit)),
    ...order.taxes.map((tax) => lineItem(taxName(order.language, tax), 1, tax.amount)),
  ];
}

/** Stripe has no negative lines: a coupon for this order applies the discount. */
async function discountOf(stripe: Stripe, { order, key }: CheckoutRequest) {
  if (order.discount === 0) return {};
  const coupon = await stripe.coupons.create(
    {
      amount_off: order.discount,
      currency: order.currency.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      name: order.discountCode ?? textsIn(order.language).bill.discount(null),
    },
    { idempotencyKey: `${key}-coupon` },
  );
  return { discounts: [{ coupon: coupon.id }] };
}

async function open(stripe: Stripe, publicUrl: string, request: CheckoutRequest): Promise<CheckoutSession> {
  const { key, order, returnUrl, now } = request;
  // Stripe refuses exactly 24 hours if its clock is slightly behind ours.
  const expiresAt = new Date(now.getTime() + checkoutLifetime - 60_000);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      locale: locales[order.language],
      line_items: lineItems(order),
      ...(await discountOf(stripe, request)),
      // Anybody who knows a guest order's id can open its checkout, so Stripe asks for the buyer's data itself.
      // An address that Stripe may refuse must not prevent the payment.
      ...(order.userId === null || !isAccountEmail(order.email) ? {} : { customer_email: order.email }),
      client_reference_id: order.id,
      metadata: { orderId: order.id, orderNumber: String(order.number) },
      // Stripe copies it to the charge, and so to the event of a refund.
      payment_intent_data: { metadata: { paymentId: key } },
      success_url: `${publicUrl}/thank-you/${order.token}`,
      cancel_url: returnUrl,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
    },
    { idempotencyKey: key },
  );
  if (session.url === null) throw new Error('Stripe gave no address for the checkout session.');
  return { sessionId: session.id, url: session.url, expiresAt };
}

async function stateOf(stripe: Stripe, sessionId: string): Promise<SessionState> {
  const { status } = await stripe.checkout.sessions.retrieve(sessionId);
  if (status === 'complete') return 'paid';
  return status === 'expired' ? 'over' : 'open';
}

async function refund(stripe: Stripe, sessionId: string, idempotencyKey: string, reason: RefundReason): Promise<void> {
  const { payment_intent: payment } = await stripe.checkout.sessions.retrieve(sessionId);
  const id = typeof payment === 'string' ? payment : payment?.id;
  if (id === undefined) throw new Error('Stripe knows of no payment for this session.');
  await stripe.refunds.create({ payment_intent: id, reason }, { idempotencyKey });
}

/** Milliseconds; a buyer waits for the answer. Stripe's idempotency key makes a second attempt safe. */
const patience = { timeout: 15_000, maxNetworkRetries: 1 };

/** Stripe's hosted Checkout. The payment counts when the signed webhook reports it, not when the buyer returns. */
export function stripeGateway(
  { publicUrl }: Pick<ShopConfig, 'publicUrl'>,
  config: StripeConfig,
  stripe = new Stripe(config.secretKey, patience),
): PaymentGateway {
  return {
    name: 'stripe',
    publishableKey: config.publishableKey,
    keepsReturnUrl: true,
    open: (request) => open(stripe, publicUrl, request),
    stateOf: (sessionId) => stateOf(stripe, sessionId),
    close: async (sessionId) => {
      await stripe.checkout.sessions.expire(sessionId);
    },
    refund: (sessionId, idempotencyKey, reason) => refund(stripe, sessionId, idempotencyKey, reason),
  };
}
