import { error, ok, reasonOf, type Finding } from './finding.ts';
import { newKey, place } from './place.ts';
import type { GuestBody } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'keys';

/** An order that takes the place of an unpaid one, as after a cancelled payment (docs/contract.md, On the wire). */
export async function checkReplacing({ client }: ShopUnderCheck, body: GuestBody): Promise<readonly Finding[]> {
  const replaces = newKey();
  try {
    await place(client, body, replaces);
    await place(client, { ...body, replaces }, newKey());
    return [ok(check, 'A changed order may replace the unpaid one.')];
  } catch (cause) {
    const says = `An order that replaces an unpaid one (\`replaces\`, the key of the other) is refused: ${reasonOf(cause)}.`;
    return [error(check, 'replaces-refused', says)];
  }
}
