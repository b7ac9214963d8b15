import { findPaymentStatus } from '../api/payment-status.ts';
import { error, ok, reasonOf, warning, type CheckResult } from './check-result.ts';
import { inTime, type ShopUnderCheck } from './shop-under-check.ts';

const check = 'payment';

interface Unpaid {
  /** The id of an unpaid order. */
  readonly order: string;
  readonly statusToken: string | null;
}

/** Checks the status of an unpaid order, as after a cancelled payment (docs/contract.md, On the wire). */
export async function checkStatus(
  { client }: ShopUnderCheck,
  { order, statusToken }: Unpaid,
): Promise<readonly CheckResult[]> {
  if (statusToken === null) {
    const says =
      'The payment has no `statusToken`: after a cancelled payment, the form has to ask the buyer whether they have paid. Return one, and answer `GET /order/status/{token}`.';
    return [warning(check, 'no-status-token', says)];
  }
  if (statusToken === order) {
    const says = 'The `statusToken` is the order’s id, which pages can see. Use a token that can’t be guessed.';
    return [error(check, 'status-token-id', says)];
  }
  try {
    const told = await findPaymentStatus(client, statusToken, inTime());
    const isRight = told.orderId === order && told.status === 'unpaid';
    return isRight
      ? [ok(check, 'The form can see that a sample order is unpaid.')]
      : [error(check, 'status-wrong', `The status of the unpaid order ${order} is ${told.orderId}, ${told.status}.`)];
  } catch (cause) {
    const says = `The form can’t get the status of a payment: ${reasonOf(cause)}. Answer \`{ "orderId": "…", "status": "unpaid" }\`.`;
    return [error(check, 'status-refused', says)];
  }
}
