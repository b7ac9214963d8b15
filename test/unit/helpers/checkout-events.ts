import { payments, type CheckoutEvent } from '../../../src/domain/checkout/checkout.ts';

export const checkoutUrl = 'https://pay.example/session';

/** One of each kind without data. */
const plain = {
  opened: 0,
  guestChosen: 0,
  wentBack: 0,
  closed: 0,
  payPressed: 0,
  payFailed: 0,
  unpayable: 0,
  handedOver: 0,
  departed: 0,
  checkoutOpened: 0,
  returned: 0,
  continued: 0,
  renewed: 0,
} as const satisfies Record<Exclude<CheckoutEvent['type'], 'redirectBlocked' | 'paymentStatusReceived'>, 0>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
const plainTypes = Object.keys(plain) as (keyof typeof plain)[];

/** All possible events on the way to payment. */
export const checkoutEvents: readonly CheckoutEvent[] = [
  ...plainTypes.map((type) => ({ type })),
  { type: 'redirectBlocked', url: checkoutUrl },
  ...payments.map((payment) => ({ type: 'paymentStatusReceived', payment }) as const),
];
