import { findPaymentStatus } from '../api/payment-status.ts';
import { error, ok, reasonOf, warning, type CheckResult } from './check-result.ts';
import { inTime, type ShopUnderCheck } from './shop-under-check.ts';

const check = 'payment';

interface Unpaid {
  /** The id of an order that nobody has paid. */
  readonly order: string;
  readonly statusToken: string | null;
}

/** What the form learns of an unpaid order after a cancelled payment (docs/contract.md, On the wire). */
export async function checkStatus(
  { client }: ShopUnderCheck,
  { order, statusToken }: Unpaid,
): Promise<readonly CheckResult[]> {
  if (statusToken === null) {
    const says =
      'The payment has no `statusToken`: after a cancelled payment the form asks the buyer whether they have paid. Answer one, and `GET /order/status/{token}`.';
    return [warning(check, 'no-status-token', says)];
  }
  if (statusToken === order) {
    const says = 'The `statusToken` is the order’s id, which pages see: make another one that nobody can guess.';
    return [error(check, 'status-token-id', says)];
  }
  try {
    const told = await findPaymentStatus(client, { token: statusToken, signal: inTime() });
    const isRight = told.orderId === order && told.status === 'unpaid';
    return isRight
      ? [ok(check, 'The form learns that a sample order is not paid.')]
      : [error(check, 'status-wrong', `An unpaid order ${order} is told to be ${told.orderId}, ${told.status}.`)];
  } catch (cause) {
    const says = `The form can’t learn what became of a payment: ${reasonOf(cause)}. Answer \`{ "orderId": "…", "status": "unpaid" }\`.`;
    return [error(check, 'status-refused', says)];
  }
}
