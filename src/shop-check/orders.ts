import { ApiError } from '../api/errors.ts';
import { error, ok, orElse, problem, reasonOf, tellOnce, type CheckResult, type Located } from './check-result.ts';
import { featureOrders } from './features.ts';
import { checkKeys } from './keys.ts';
import { checkPayingHere } from './pay-here.ts';
import { checkPayment } from './payment.ts';
import { keyFor, keyHeader, place, readyToPlace, type Taken } from './place-sample.ts';
import { checkReplacing } from './replacing.ts';
import { phoneSystemSent, sampleOf, type GuestBody, type Samples } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';
import { forgeries } from './trust.ts';

const check = 'orders';

/** Describes why an order was refused, with advice if its price was the reason. */
const refusalOf = (cause: unknown): string =>
  cause instanceof ApiError && cause.status === 409
    ? `${reasonOf(cause)}, although its total was just calculated. Compute both the same way.`
    : `${reasonOf(cause)}.`;

/** Places an order of each service. Returns the bodies that were accepted, with their ids. */
async function placeServices({ client }: ShopUnderCheck, samples: Samples) {
  const located: Located[] = [];
  const taken: Taken[] = [];
  for (const type of samples.types) {
    try {
      const body = await readyToPlace(client, samples, { order: sampleOf(samples, type) });
      const key = keyFor(samples);
      const { id, total } = await place(client, body, key);
      taken.push({ id, body, key });
      if (total !== null && Math.abs(total - body.total) > 0.005) {
        const says = `The price was ${body.total}, but the order says ${total}. Charge what was shown, or answer 409.`;
        located.push({ place: type, result: error(check, 'order-total', says) });
      }
    } catch (cause) {
      const says = `A sample order can’t be placed: ${refusalOf(cause)}${phoneSystemSent(type)}`;
      located.push({ place: type, result: error(check, 'order-refused', says) });
    }
  }
  return { taken, results: orElse(tellOnce(located), ok(check, `Accepted: ${samples.types.join(', ')}.`)) };
}

/** Checks everything that orders of the form can contain. Places the orders only if `withOrders` is true. */
export async function checkFeatures(
  { client }: ShopUnderCheck,
  samples: Samples,
  withOrders: boolean,
): Promise<readonly CheckResult[]> {
  const problems: CheckResult[] = [];
  for (const feature of featureOrders(samples)) {
    try {
      const body = await readyToPlace(client, samples, feature);
      if (withOrders) await place(client, { ...body, ...feature.sent }, keyFor(samples));
    } catch (cause) {
      const { code, what, advice, level = 'error' } = feature;
      problems.push(
        problem(level)('features', code, `An order with ${what} is refused: ${reasonOf(cause)}. ${advice}`),
      );
    }
  }
  return orElse(problems, ok('features', 'Everything the form lets buyers order is accepted.'));
}

/** Places orders that the form never would, based on one that was accepted. */
async function checkForgeries(
  { post }: ShopUnderCheck,
  samples: Samples,
  body: GuestBody,
): Promise<readonly CheckResult[]> {
  const problems: CheckResult[] = [];
  for (const { code, what, advice, forge } of forgeries.filter(({ applies = () => true }) => applies(samples))) {
    const answer = await post('order/guest', forge(body), keyHeader(samples));
    if (answer.ok) problems.push(error('trust', code, `An order with ${what} is accepted. ${advice}`));
  }
  return orElse(problems, ok('trust', 'Orders with a wrong price, voice, service, text or email are refused.'));
}

/** Places sample orders and requests a checkout. It pays only at a local development checkout (./pay-here.ts). */
export async function checkOrders(shop: ShopUnderCheck, samples: Samples): Promise<readonly CheckResult[]> {
  const { taken, results } = await placeServices(shop, samples);
  const [first] = taken;
  // If a plain order is refused, refusing others proves nothing.
  if (first === undefined) return results;
  const { settings } = samples;
  const payment = await checkPayment(shop, settings, first.id);
  return [
    ...results,
    ...(await checkFeatures(shop, samples, true)),
    ...(await checkForgeries(shop, samples, first.body)),
    ...(settings.idempotencyKey ? await checkKeys(shop, first.body) : []),
    ...payment.results,
    ...(payment.info === null ? [] : await checkPayingHere(shop, payment.info, first)),
    ...(settings.idempotencyKey ? await checkReplacing(shop, first.body) : []),
  ];
}
