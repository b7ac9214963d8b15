import { detailsOf } from '../../api/errors.ts';
import type { Payment } from '../../domain/checkout/checkout.ts';
import { withNewKey } from '../../domain/checkout/submission.ts';
import { isRefusalFixedAtom, refuseGuest } from '../buyer/guest-details.ts';
import { LoginExpired } from '../buyer/login.ts';
import { dispatch, type Form } from '../form.ts';
import type { ErrorArea } from '../host/host.ts';
import { TooLate } from '../host/in-time.ts';
import { textAtom } from '../host/settings.ts';
import { dismissToasts, reportError, showError } from '../notices/notices.ts';
import { invalidatePrices } from '../prices/request-prices.ts';
import { sessionAtom } from '../session/session.ts';
import { changeCheckout } from './checkout-state.ts';
import { requestPaymentStatus } from './payment-status.ts';

/** The part of checkout that an attempt has reached, and its message if it fails (docs/behaviour.md, Messages). */
export interface Stage {
  readonly area: ErrorArea;
  readonly message: 'orderFailed' | 'noCheckoutSession' | 'checkoutFailed';
}

/** The meaning of a code for the payment of this order, or of the order it replaces. */
const paymentByCode: Readonly<Record<string, Payment | undefined>> = {
  'order-paid': 'paid',
  'already-paid': 'paid',
  'payment-confirming': 'confirming',
};

/**
 * The message for the buyer: the form's own words, unless the shop refuses something that the buyer can act on (a 4xx
 * other than 429 with a message).
 */
function messageOf(form: Form, { message }: Stage, error: unknown): string {
  const { status = 0, serverMessage } = detailsOf(error);
  const { notices } = form.store.get(textAtom);
  const isActionable = status >= 400 && status < 500 && status !== 429;
  if (serverMessage !== undefined && isActionable) return serverMessage;
  return notices[error instanceof TooLate && message === 'orderFailed' ? 'loginLate' : message];
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * Reports a failed attempt. The buyer can try again, or start another order if that can't help. `wasInDoubt`: an earlier
 * checkout of the order may have been paid.
 */
export function handlePaymentFailure(form: Form, stage: Stage, error: unknown, wasInDoubt: boolean): void {
  const { store } = form;
  const { area } = stage;
  const answer = detailsOf(error);
  const { code = '' } = answer;
  const payment = paymentByCode[code];
  const refusal = area === 'payment' ? answer.status : undefined;
  const isUnpayable = refusal === 409 || payment !== undefined;
  changeCheckout(form, { type: isUnpayable ? 'unpayable' : 'payFailed' });
  // The order is paid, or its payment is being confirmed: the shop may not say which.
  if (isUnpayable) void requestPaymentStatus(form);
  if (payment) changeCheckout(form, { type: 'paymentStatusReceived', payment });
  // The shop no longer has the order, it is too old, or its key belongs to another order.
  if (refusal === 404 || refusal === 410 || code === 'key-taken')
    dispatch(form, { type: 'submissionChanged', submission: withNewKey(store.get(sessionAtom).submission) });
  // The discount has ended since it was applied: the next attempt is without it.
  if (code === 'discount-over') dispatch(form, { type: 'discountRemoved' });
  const { notices } = store.get(textAtom);
  // An expired login has shown its own toast.
  if (error instanceof LoginExpired) return reportError(form, { area, text: notices.sessionEnded, error });
  dismissToasts(form, ['orderCreated']);
  const message = messageOf(form, stage, error);
  const text = isUnpayable || wasInDoubt ? message : `${sentence(message)} ${notices.uncharged}`;
  showError(form, { area, text, error }, { topic: 'order', isHiddenAtom: isRefusalFixedAtom });
  dispatch(form, { type: 'paymentFailed', message: text });
  refuseGuest(form, answer);
  // The refusal may be about the prices (409), so they are requested again and the next attempt matches them.
  if (answer.kind === 'http') invalidatePrices(form);
}
