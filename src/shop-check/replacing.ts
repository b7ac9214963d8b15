import * as v from 'valibot';
import { createPayment } from '../api/payments.ts';
import { error, ok, reasonOf, type CheckResult } from './check-result.ts';
import { newKey, place } from './place-sample.ts';
import type { GuestBody } from './sample-order.ts';
import { inTime, type ShopUnderCheck } from './shop-under-check.ts';

const check = 'keys';

const coded = v.fallback(v.object({ code: v.optional(v.string()) }), {});

/** An order that takes the place of an unpaid one, as after a cancelled payment (docs/contract.md, On the wire). */
export async function checkReplacing({ client }: ShopUnderCheck, body: GuestBody): Promise<readonly CheckResult[]> {
  const replaces = newKey();
  try {
    const old = await place(client, body, replaces);
    await place(client, { ...body, replaces }, newKey());
    const isPayable = await createPayment(client, old.id, { token: null, signal: inTime() }).then(
      () => true,
      () => false,
    );
    return [
      isPayable
        ? error(
            check,
            'replaced-payable',
            'An order that was changed after a cancelled payment leaves the first one payable: a buyer can pay both. Discard the order of the key in `replaces`, and close its checkout.',
          )
        : ok(check, 'A changed order replaces the unpaid one.'),
    ];
  } catch (cause) {
    const says = `An order that replaces an unpaid one (\`replaces\`, the key of the other) is refused: ${reasonOf(cause)}.`;
    return [error(check, 'replaces-refused', says)];
  }
}

/** Whether an order can take the place of one that was paid: the buyer would pay again. */
export async function checkReplacingPaid(
  { post }: ShopUnderCheck,
  body: GuestBody,
  paid: string,
): Promise<readonly CheckResult[]> {
  const answer = await post('order/guest', { ...body, replaces: paid }, { 'idempotency-key': newKey() });
  const says = `An order that replaces a paid one is answered by ${answer.status}: answer 409 with the code \`already-paid\`, and make no order.`;
  const { code } = v.parse(coded, await answer.json().catch(() => null));
  return answer.status === 409 && code === 'already-paid' ? [] : [error('way back', 'paid-replaced', says)];
}
