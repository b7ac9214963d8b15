import { error, ok, reasonOf, type CheckResult } from './check-result.ts';
import { newKey, place } from './place-sample.ts';
import type { GuestBody } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'keys';

const advice =
  'Keep the answer by `Idempotency-Key` for a day and give it again, or leave `idempotencyKey` out of the settings.';

/** One order sent again, as if the first answer had been lost. */
async function sentAgain({ client }: ShopUnderCheck, body: GuestBody): Promise<CheckResult> {
  const key = newKey();
  const first = await place(client, body, key);
  const again = await place(client, body, key);
  return first.id === again.id
    ? ok(check, 'An order that is sent again with its key is one order.')
    : error(check, 'key-ignored', `An order that is sent again with its key becomes a second order. ${advice}`);
}

/** One order sent three times at once. */
async function sentAtOnce({ client }: ShopUnderCheck, body: GuestBody): Promise<CheckResult> {
  const key = newKey();
  const tries = await Promise.allSettled([1, 2, 3].map(() => place(client, body, key)));
  const ids = new Set(tries.flatMap((one) => (one.status === 'fulfilled' ? one.value.id : [])));
  if (ids.size === 1) return ok(check, 'An order that is sent three times at once with one key is one order.');
  const says =
    ids.size === 0
      ? 'An order that is sent three times at once with one key is refused each time: take one.'
      : `An order that is sent three times at once with one key becomes ${ids.size} orders: store the key with a unique index before you make the order.`;
  return error(check, 'key-race', says);
}

/** Whether a key keeps an order from being made twice. The shop's settings promise it. */
export async function checkKeys(shop: ShopUnderCheck, body: GuestBody): Promise<readonly CheckResult[]> {
  try {
    return [await sentAgain(shop, body), await sentAtOnce(shop, body)];
  } catch (cause) {
    return [
      error(check, 'key-refused', `An order that is sent again with its key is refused: ${reasonOf(cause)}. ${advice}`),
    ];
  }
}
