import { createPayment, type PaymentInfo } from '../api/payments.ts';
import type { SiteSettings } from '../api/site-settings.ts';
import { checkoutUrl } from '../api/urls.ts';
import { brokenRules, error, ok, orElse, reasonOf, rule, type CheckResult, type Rule } from './check-result.ts';
import { checkStatus } from './status.ts';
import { inTime, type ShopUnderCheck } from './shop-under-check.ts';

const check = 'payment';

interface Payments {
  readonly first: PaymentInfo;
  readonly again: PaymentInfo;
  readonly api: string;
  readonly settings: SiteSettings;
}

const rules: readonly Rule<Payments>[] = [
  rule('error', 'no-session', ({ first }) =>
    first.sessionId === null
      ? 'The payment has no sessionId, so the form can’t go to checkout. Answer `{ "paymentGatewayInfo": { "sessionId": "…", "url": "…" } }`.'
      : null,
  ),
  rule('warning', 'no-checkout-url', ({ first }) =>
    first.sessionId !== null && first.url === null
      ? 'The payment has no `url`, so pages need Stripe.js and extra lines in their policy. Send the `url` of the session.'
      : null,
  ),
  rule('error', 'no-publishable-key', ({ first, settings }) =>
    first.url === null && first.publishableKey === null && settings.stripePublishableKey === null
      ? 'The payment has neither `url` nor `publishableKey`, so the form can’t go to checkout unless each page has a `stripe-key`.'
      : null,
  ),
  rule('error', 'checkout-unsafe', ({ first: { url }, api }) =>
    url === null || checkoutUrl(url, api) !== null
      ? null
      : `Buyers can’t be sent to ${url}: it must be https: or on the API’s origin.`,
  ),
  rule('error', 'checkout-again', ({ first, again }) =>
    first.sessionId === again.sessionId
      ? null
      : 'Each payment call opens another checkout for the same order, so a buyer can pay twice. Return the open one.',
  ),
];

interface Checkout {
  readonly results: readonly CheckResult[];
  /** Null if the order can’t be paid. */
  readonly info: PaymentInfo | null;
}

/** Requests the checkout of an order twice, as after a lost answer. Nothing is paid. */
export async function checkPayment(shop: ShopUnderCheck, settings: SiteSettings, order: string): Promise<Checkout> {
  const { client, api, page } = shop;
  const pay = () => createPayment(client, order, { token: null, returnUrl: `${page}/order`, signal: inTime() });
  try {
    const first = await pay();
    const problems = brokenRules(check, rules, { first, again: await pay(), api, settings });
    const fine = ok(check, `A sample order can be paid at ${first.url ?? 'its session'}.`);
    const status = await checkStatus(shop, { order, statusToken: first.statusToken });
    return { results: [...orElse(problems, fine), ...status], info: first };
  } catch (cause) {
    return {
      results: [error(check, 'payment-refused', `A sample order can’t be paid: ${reasonOf(cause)}.`)],
      info: null,
    };
  }
}
