import { error, ok, reasonOf, type CheckResult } from './check-result.ts';
import { answerTo, isPayable, newKey, place } from './place-sample.ts';
import type { GuestBody } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'keys';

/** Checks an order that replaces an unpaid one, as after a cancelled payment (docs/contract.md, On the wire). */
export async function checkReplacing({ client }: ShopUnderCheck, body: GuestBody): Promise<readonly CheckResult[]> {
  const replaces = newKey();
  try {
    const old = await place(client, body, replaces);
    await place(client, { ...body, replaces }, newKey());
    return [
      (await isPayable(client, old.id))
        ? error(
            check,
            'replaced-payable',
            'If an order is changed after a cancelled payment, the first one stays payable, so a buyer can pay both. Discard the order whose key is in `replaces`, and close its checkout.',
          )
        : ok(check, 'A changed order replaces the unpaid one.'),
    ];
  } catch (cause) {
    const says = `An order that replaces an unpaid one (\`replaces\`, the key of the other) is refused: ${reasonOf(cause)}.`;
    return [error(check, 'replaces-refused', says)];
  }
}

/** Checks that an order can't replace one that was paid: the buyer would pay again. */
export async function checkReplacingPaid(
  shop: ShopUnderCheck,
  body: GuestBody,
  paid: string,
): Promise<readonly CheckResult[]> {
  const { status, code } = await answerTo(shop, { ...body, replaces: paid }, newKey());
  const says = `An order that replaces a paid one is answered with ${status}. Answer 409 with the code \`already-paid\`, and create no order.`;
  return status === 409 && code === 'already-paid' ? [] : [error('way back', 'paid-replaced', says)];
}
