import { findPaidOrder } from '../api/paid-orders.ts';
import { ApiError } from '../api/errors.ts';
import { error, ok, reasonOf, type CheckResult } from './check-result.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'way back';

/** The token in the return address after a payment; the text itself if it is not an address. */
export function tokenOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).searchParams.get('voice-order-paid') : address;
}

/** Requests the paid order twice: only the first request may be answered. */
export async function checkPaid({ client, ask }: ShopUnderCheck, address: string): Promise<readonly CheckResult[]> {
  const token = tokenOf(address);
  if (token === null) {
    const says = `${address} has no \`voice-order-paid\`: add a token to the return link on the thank-you page.`;
    return [error(check, 'no-paid-token', says)];
  }
  try {
    const { orderId, total, currency } = await findPaidOrder(client, token);
    const again = await ask(`order/paid/${encodeURIComponent(token)}`);
    return [
      again.status === 404
        ? ok(check, `The page learns once that ${orderId} was paid: ${total} ${currency}.`)
        : error(
            check,
            'paid-token-again',
            `The token works more than once (${again.status}), so pages count a payment on every reload. Answer 404 after the first time.`,
          ),
    ];
  } catch (cause) {
    const isUsed = cause instanceof ApiError && cause.status === 404;
    const used = isUsed ? ', or pay again: this address may have been used, or be over an hour old' : '';
    const says = `The page doesn’t learn of the payment: ${reasonOf(cause)}. Answer \`{ "orderId": "…", "total": 0, "currency": "CAD" }\`${used}.`;
    return [error(check, 'paid-token-refused', says)];
  }
}
