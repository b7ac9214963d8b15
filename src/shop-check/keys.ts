import { error, ok, reasonOf, type CheckResult } from './check-result.ts';
import { answerTo, newKey, place } from './place-sample.ts';
import type { GuestBody } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'keys';

const advice =
  'Store the answer by `Idempotency-Key` for a day and return it again, or remove `idempotencyKey` from the settings.';

/** Sends one order again, as if the first answer had been lost. */
async function sentAgain({ client }: ShopUnderCheck, body: GuestBody): Promise<CheckResult> {
  const key = newKey();
  const first = await place(client, body, key);
  const again = await place(client, body, key);
  return first.id === again.id
    ? ok(check, 'An order sent again with its key creates one order.')
    : error(check, 'key-ignored', `An order sent again with its key creates a second order. ${advice}`);
}

/** Sends one order three times at once. */
async function sentAtOnce({ client }: ShopUnderCheck, body: GuestBody): Promise<CheckResult> {
  const key = newKey();
  const tries = await Promise.allSettled([1, 2, 3].map(() => place(client, body, key)));
  const ids = new Set(tries.flatMap((one) => (one.status === 'fulfilled' ? one.value.id : [])));
  if (ids.size === 1) return ok(check, 'An order sent three times at once with one key creates one order.');
  const says =
    ids.size === 0
      ? 'An order sent three times at once with one key is refused each time. Accept one.'
      : `An order sent three times at once with one key creates ${ids.size} orders. Store the key with a unique index before you create the order.`;
  return error(check, 'key-race', says);
}

/** Sends another order with the key of the first, as a broken page would. */
async function sentChanged(shop: ShopUnderCheck, body: GuestBody): Promise<CheckResult> {
  const key = newKey();
  await place(shop.client, body, key);
  const { status, code } = await answerTo(shop, { ...body, comments: 'Another order.' }, key);
  return status === 422 && code === 'key-taken'
    ? ok(check, 'Another order with a used key is refused.')
    : error(
        check,
        'key-reused',
        `Another order with a used key is answered with ${status}, so it can be lost. Compare it with the stored order, and answer 422 with the code \`key-taken\` if they differ.`,
      );
}

/** Checks that a key prevents an order from being placed twice, as the shop's settings promise. */
export async function checkKeys(shop: ShopUnderCheck, body: GuestBody): Promise<readonly CheckResult[]> {
  try {
    return [await sentAgain(shop, body), await sentAtOnce(shop, body), await sentChanged(shop, body)];
  } catch (cause) {
    return [error(check, 'key-refused', `An order sent again with its key is refused: ${reasonOf(cause)}. ${advice}`)];
  }
}
