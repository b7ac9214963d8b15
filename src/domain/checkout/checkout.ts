/** The summary's two views: the choice of login or guest checkout, and the guest form (docs/behaviour.md, States). */
export type SummaryStep = 'choice' | 'guest';

/**
 * How a buyer gets to checkout if the page prevents navigation: by a click of their own, in another window, or with the
 * address.
 */
export interface WayOut {
  readonly by: 'click' | 'window' | 'address';
  readonly url: string;
}

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
type Rest = 'closed' | 'sent' | Payment;

/**
 * The state of an order on the way to payment: the summary is closed or open, the order is being placed (`paying`), the
 * browser is going to checkout (`redirecting`), or is prevented from it (`blocked`). `from` is the view that the
 * summary shows meanwhile.
 */
export type Checkout =
  | { readonly step: Rest }
  | { readonly step: SummaryStep; readonly rest: Rest }
  | { readonly step: 'paying'; readonly from: SummaryStep; readonly rest: Rest }
  | { readonly step: 'redirecting'; readonly from: SummaryStep; readonly tried: WayOut | null }
  | { readonly step: 'blocked'; readonly from: SummaryStep; readonly wayOut: WayOut };

export const closedCheckout: Checkout = { step: 'closed' };

/** The possible events on the way to payment. */
export type CheckoutEvent =
  | { readonly type: 'opened' | 'guestChosen' | 'wentBack' | 'closed' | 'payPressed' | 'payFailed' }
  /** The order has already been paid, or its payment is being confirmed. */
  | { readonly type: 'unpayable' }
  /** The host page handles the redirect itself. */
  | { readonly type: 'handedOver' }
  | { readonly type: 'departed' }
  | { readonly type: 'kept'; readonly wayOut: WayOut }
  /** The checkout is open in another window. */
  | { readonly type: 'windowOpened' }
  /** The page is restored by the browser's Back button. */
  | { readonly type: 'returned' }
  /** The buyer continues an order that was sent. */
  | { readonly type: 'continued' }
  /** The buyer creates a new order from a paid one. */
  | { readonly type: 'renewed' }
  /** The shop returns the status of the payment. */
  | { readonly type: 'told'; readonly payment: Payment };

/** The view of the open summary. */
export function summaryStep(checkout: Checkout): SummaryStep {
  if ('from' in checkout) return checkout.from;
  return checkout.step === 'guest' ? 'guest' : 'choice';
}

/** What the summary returns to, or would if it were closed. */
export function restOf(checkout: Checkout): Rest {
  if ('rest' in checkout) return checkout.rest;
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
export const isSent = (checkout: Checkout): boolean => checkout.step === 'redirecting' || restOf(checkout) !== 'closed';

/** Whether the summary is shown. */
export const isSummaryOpen = (checkout: Checkout): boolean => isAt(checkout, open) || 'from' in checkout;

/** Whether the order is paid or being confirmed: it must not be paid again. */
export const isBeyondPayment = (checkout: Checkout): boolean => ['confirming', 'paid'].includes(restOf(checkout));

/**
 * A successful payment is final and closes the summary. An order that was continued shows no reminder of a failed one.
 */
function told(checkout: Checkout, payment: Payment): Checkout {
  if (isProcessing(checkout) || checkout.step === 'paid') return checkout;
  if (payment !== 'unpaid') return { step: payment };
  if (restOf(checkout) === 'closed') return checkout;
  return isAt(checkout, open) ? { ...checkout, rest: payment } : { step: payment };
}

/** The page prevents the form from navigating. */
const kept = (checkout: Checkout, wayOut: WayOut): Checkout =>
  isAt(checkout, ['redirecting', 'blocked']) ? { step: 'blocked', from: checkout.from, wayOut } : checkout;

type Change<From extends Checkout> = (checkout: From) => Checkout;

/** A change of some steps; it does not affect the others. */
const at =
  <Name extends Step>(names: readonly Name[], change: Change<At<Name>>): Change<Checkout> =>
  (checkout) =>
    isAt(checkout, names) ? change(checkout) : checkout;

/** The changes by all other events. */
const steps: Readonly<Record<Exclude<CheckoutEvent['type'], 'told' | 'kept'>, Change<Checkout>>> = {
  opened: at(['closed', 'sent', 'unpaid'], ({ step }) => ({ step: 'choice', rest: step })),
  guestChosen: at(open, ({ rest }) => ({ step: 'guest', rest })),
  wentBack: at(open, ({ rest }) => ({ step: 'choice', rest })),
  closed: (checkout) => (isProcessing(checkout) ? checkout : { step: restOf(checkout) }),
  payPressed: at(open, ({ step, rest }) => ({ step: 'paying', from: step, rest })),
  payFailed: at(processing, (checkout) => ({ step: checkout.from, rest: restOf(checkout) })),
  unpayable: at(['paying'], () => ({ step: 'sent' })),
  handedOver: at(processing, ({ from }) => ({ step: from, rest: 'sent' })),
  departed: at(['paying', 'blocked'], (checkout) => ({
    step: 'redirecting',
    from: checkout.from,
    tried: checkout.step === 'blocked' ? checkout.wayOut : null,
  })),
  windowOpened: at(['blocked'], () => ({ step: 'sent' })),
  returned: at(processing, (checkout) => ({ step: checkout.step === 'paying' ? checkout.rest : 'sent' })),
  continued: at(['sent', 'unpaid'], () => closedCheckout),
  renewed: at(['paid'], () => closedCheckout),
};

/** The state after an event; an event that does not fit the state changes nothing (docs/behaviour.md, States). */
export function checkoutAfter(checkout: Checkout, event: CheckoutEvent): Checkout {
  if (event.type === 'told') return told(checkout, event.payment);
  return event.type === 'kept' ? kept(checkout, event.wayOut) : steps[event.type](checkout);
}
