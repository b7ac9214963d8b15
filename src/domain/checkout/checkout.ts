/** The summary's two views: the choice of login or guest checkout, and the guest form (docs/behaviour.md, States). */
export type SummaryStep = 'choice' | 'guest';

export const payments = ['unpaid', 'confirming', 'paid'] as const;
/**
 * The shop's status of an order that was sent to checkout; `confirming`: the buyer has paid, and the bank is still
 * processing it.
 */
export type Payment = (typeof payments)[number];

/**
 * What the closed summary returns to: an ordinary order (`closed`), or one that was sent to checkout, with the shop's
 * payment status, or `sent` while it is unknown.
 */
type PaymentState = 'closed' | 'sent' | Payment;

/**
 * The state of an order on the way to payment: the summary is closed or open, the order is being placed (`paying`), the
 * browser is going to checkout (`redirecting`), or the page prevents it from going to that URL (`blocked`). `from` is
 * the view that the summary shows meanwhile.
 */
export type Checkout =
  | { readonly step: PaymentState }
  | { readonly step: SummaryStep; readonly payment: PaymentState }
  | { readonly step: 'paying'; readonly from: SummaryStep; readonly payment: PaymentState }
  | { readonly step: 'redirecting'; readonly from: SummaryStep }
  | { readonly step: 'blocked'; readonly from: SummaryStep; readonly url: string };

export const closedCheckout: Checkout = { step: 'closed' };

/** The possible events on the way to payment. */
export type CheckoutEvent =
  | { readonly type: 'opened' | 'guestChosen' | 'wentBack' | 'closed' | 'payPressed' | 'payFailed' }
  /** The order has already been paid, or its payment is being confirmed. */
  | { readonly type: 'unpayable' }
  /** The host page handles the redirect itself. */
  | { readonly type: 'handedOver' }
  | { readonly type: 'departed' }
  | { readonly type: 'redirectBlocked'; readonly url: string }
  /** The buyer has opened the blocked checkout, usually in another window. */
  | { readonly type: 'checkoutOpened' }
  /** The page is restored by the browser's Back button. */
  | { readonly type: 'returned' }
  /** The buyer continues an order that was sent. */
  | { readonly type: 'continued' }
  /** The buyer creates a new order from a paid one. */
  | { readonly type: 'renewed' }
  /** The shop returns the status of the payment. */
  | { readonly type: 'paymentStatusReceived'; readonly payment: Payment };

/** The view of the open summary. */
export function summaryStep(checkout: Checkout): SummaryStep {
  if ('from' in checkout) return checkout.from;
  return checkout.step === 'guest' ? 'guest' : 'choice';
}

/** What the summary returns to, or would if it were closed. */
export function paymentStateOf(checkout: Checkout): PaymentState {
  if ('payment' in checkout) return checkout.payment;
  return 'from' in checkout ? 'closed' : checkout.step;
}

type Step = Checkout['step'];
type At<Name extends Step> = Extract<Checkout, { readonly step: Name }>;
const isAt = <Name extends Step>(checkout: Checkout, names: readonly Name[]): checkout is At<Name> =>
  names.some((name) => name === checkout.step);

const open = ['choice', 'guest'] as const;
const processing = ['paying', 'redirecting'] as const;

/** Whether the order is being placed or the browser is leaving: then nothing can be closed or changed. */
export const isProcessing = (checkout: Checkout): boolean => isAt(checkout, processing);

/** Whether the order was sent to checkout; saved with the order (docs/contract.md, Settled). */
export const isSent = (checkout: Checkout): boolean =>
  checkout.step === 'redirecting' || paymentStateOf(checkout) !== 'closed';

/** Whether the summary is shown. */
export const isSummaryOpen = (checkout: Checkout): boolean => isAt(checkout, open) || 'from' in checkout;

/** Whether the order is paid or being confirmed: it must not be paid again. */
export const isBeyondPayment = (checkout: Checkout): boolean =>
  ['confirming', 'paid'].includes(paymentStateOf(checkout));

/**
 * A successful payment is final and closes the summary. An order that was continued shows no reminder of a failed one.
 */
function withPaymentStatus(checkout: Checkout, status: Payment): Checkout {
  if (isProcessing(checkout) || checkout.step === 'paid') return checkout;
  if (status !== 'unpaid') return { step: status };
  if (paymentStateOf(checkout) === 'closed') return checkout;
  return isAt(checkout, open) ? { ...checkout, payment: status } : { step: status };
}

type Change<From extends Checkout> = (checkout: From) => Checkout;

/** A change of some steps; it does not affect the others. */
const at =
  <Name extends Step>(names: readonly Name[], change: Change<At<Name>>): Change<Checkout> =>
  (checkout) =>
    isAt(checkout, names) ? change(checkout) : checkout;

/** The changes by all other events. */
const steps: Readonly<
  Record<Exclude<CheckoutEvent['type'], 'paymentStatusReceived' | 'redirectBlocked'>, Change<Checkout>>
> = {
  opened: at(['closed', 'sent', 'unpaid'], ({ step }) => ({ step: 'choice', payment: step })),
  guestChosen: at(open, ({ payment }) => ({ step: 'guest', payment })),
  wentBack: at(open, ({ payment }) => ({ step: 'choice', payment })),
  closed: (checkout) => (isProcessing(checkout) ? checkout : { step: paymentStateOf(checkout) }),
  payPressed: at(open, ({ step, payment }) => ({ step: 'paying', from: step, payment })),
  payFailed: at(processing, (checkout) => ({ step: checkout.from, payment: paymentStateOf(checkout) })),
  unpayable: at(['paying'], () => ({ step: 'sent' })),
  handedOver: at(processing, ({ from }) => ({ step: from, payment: 'sent' })),
  departed: at(['paying'], ({ from }) => ({ step: 'redirecting', from })),
  checkoutOpened: at(['blocked'], () => ({ step: 'sent' })),
  returned: at(processing, (checkout) => ({ step: checkout.step === 'paying' ? checkout.payment : 'sent' })),
  continued: at(['sent', 'unpaid'], () => closedCheckout),
  renewed: at(['paid'], () => closedCheckout),
};

/** The state after an event; an event that does not fit the state changes nothing (docs/behaviour.md, States). */
export function checkoutAfter(checkout: Checkout, event: CheckoutEvent): Checkout {
  if (event.type === 'paymentStatusReceived') return withPaymentStatus(checkout, event.payment);
  if (event.type !== 'redirectBlocked') return steps[event.type](checkout);
  return checkout.step === 'redirecting' ? { step: 'blocked', from: checkout.from, url: event.url } : checkout;
}

/** Whether the order was sent to checkout and its payment is unknown. */
export const mayBePaid = (checkout: Checkout): boolean => paymentStateOf(checkout) === 'sent';
