import { calculateGuest } from '../api/calculation.ts';
import { createOrder, guestOrderBody } from '../api/orders.ts';
import { createPayment } from '../api/payments.ts';
import { checkoutUrl } from '../api/urls.ts';
import { error, ok, reasonOf, warning, type Finding } from './finding.ts';
import { sampleGuest, type SampleOrder } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'orders';

/** Places one order twice with one key, and once with a wrong total. Gives the order's id. */
async function placed({ client, post }: ShopUnderCheck, sample: SampleOrder) {
  const signal = AbortSignal.timeout(15_000);
  const totals = await calculateGuest(client, sample.calculation, signal);
  const body = guestOrderBody(sample.body(totals), sampleGuest);
  const sending = { idempotencyKey: `check-${crypto.randomUUID()}`, token: null, signal };
  const first = await createOrder(client, body, sending);
  const again = await createOrder(client, body, sending);
  const cheap = await post('order/guest', { ...body, total: 1 });
  const findings: readonly Finding[] = [
    first === again
      ? ok(check, 'Sent twice with one Idempotency-Key it is one order.')
      : warning(
          check,
          'Sent twice with one Idempotency-Key it is two orders: leave `idempotencyKey` out of the settings.',
        ),
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
export async function checkOrders(shop: ShopUnderCheck, sample: SampleOrder): Promise<readonly Finding[]> {
  try {
    const { id, findings } = await placed(shop, sample);
    const payment = await paid(shop, id).catch((cause: unknown) =>
      error(check, `A sample order can’t be paid: ${reasonOf(cause)}.`),
    );
    return [...findings, payment];
  } catch (cause) {
    return [error(check, `A sample order can’t be placed: ${reasonOf(cause)}.`)];
  }
}
