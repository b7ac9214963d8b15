import { calculateGuest } from '../api/calculation.ts';
import { createOrder, guestOrderBody } from '../api/orders.ts';
import { createPayment } from '../api/payments.ts';
import { checkoutUrl } from '../api/urls.ts';
import { error, ok, reasonOf, warning, type Finding } from './finding.ts';
import { sampleGuest, type SampleOrder } from './sample-order.ts';
import type { Offers, ShopUnderCheck } from './shop-under-check.ts';

const check = 'orders';

const sameOrders = (first: string, again: string): Finding =>
  first === again
    ? ok(check, 'Sent twice with one Idempotency-Key it is one order.')
    : warning(
        check,
        'Sent twice with one Idempotency-Key it is two orders: leave `idempotencyKey` out of the settings.',
      );

/** Places one order, twice where the shop knows keys, and once with a wrong total. Gives the order's id. */
async function placed({ client, post }: ShopUnderCheck, sample: SampleOrder, idempotencyKey: boolean) {
  const signal = AbortSignal.timeout(15_000);
  const totals = await calculateGuest(client, sample.calculation, signal);
  const body = guestOrderBody(sample.body(totals), sampleGuest);
  const sending = { idempotencyKey: idempotencyKey ? `check-${crypto.randomUUID()}` : null, token: null, signal };
  const first = await createOrder(client, body, sending);
  const cheap = await post('order/guest', { ...body, total: 1 });
  const findings: readonly Finding[] = [
    ...(idempotencyKey ? [sameOrders(first, await createOrder(client, body, sending))] : []),
    cheap.ok
      ? error(check, 'An order is taken at a total that the shop never named.')
      : ok(check, 'A total that the shop never named is refused.'),
  ];
  return { id: first, findings };
}

async function paid({ client, api }: ShopUnderCheck, id: string): Promise<Finding> {
  const { sessionId, url } = await createPayment(client, id, { token: null, signal: AbortSignal.timeout(15_000) });
  if (sessionId === null) return error(check, 'The payment has no sessionId: there is nothing to pay at.');
  if (url === null) return warning(check, 'The payment has no url: pages need Stripe.js and its policy lines.');
  if (checkoutUrl(url, api) !== null) return ok(check, 'It can be paid.');
  return error(check, `Buyers are not sent to ${url}: it is neither https nor of the shop.`);
}

/** Places a sample order and asks for its checkout. It pays nothing. */
export async function checkOrders(
  shop: ShopUnderCheck,
  sample: SampleOrder,
  { idempotencyKey }: Offers,
): Promise<readonly Finding[]> {
  try {
    const { id, findings } = await placed(shop, sample, idempotencyKey);
    const payment = await paid(shop, id).catch((cause: unknown) =>
      error(check, `A sample order can’t be paid: ${reasonOf(cause)}.`),
    );
    return [...findings, payment];
  } catch (cause) {
    return [error(check, `A sample order can’t be placed: ${reasonOf(cause)}.`)];
  }
}
