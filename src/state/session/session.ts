import { atomWithReducer, selectAtom } from 'jotai/utils';
import { closedCheckout } from '../../domain/checkout/checkout.ts';
import { defaultCurrency } from '../../domain/checkout/currency.ts';
import { noPrices } from '../../domain/checkout/prices.ts';
import { noSubmission } from '../../domain/checkout/submission.ts';
import type { Issue } from '../../domain/order/order-rules.ts';
import type { SlotField } from '../../domain/order/slots.ts';
import type { OrderStep } from '../host/host.ts';
import { freshOrder, type Order, type Prefill } from '../../domain/order/order.ts';
import type { PutMode } from '../../domain/order/messages.ts';
import { defaultService, type ServiceType } from '../../domain/order/service-types.ts';
import type { Finding } from '../../domain/scripts/check/finding.ts';
import { reduceSession } from './reduce-session.ts';
import { checksOfTexts } from './script-checks.ts';
import type { Undo } from './reduce-undo.ts';

/** A text as it was when it was checked, and the fixes made since. `earlier` are the texts of the messages before it. */
export interface ScriptCheck {
  readonly text: string;
  readonly fixed: readonly Finding[];
  /** The text with those fixes. */
  readonly fixedText: string;
  readonly earlier: readonly string[];
  /** Why it was checked: the buyer left the text or requested a check, or the text was replaced (checked briefly). */
  readonly trigger: 'blur' | 'request' | 'replace';
}

/** Why drafting has failed; its texts have the same names. */
export type DraftingFailure = 'rateLimited' | 'badInput' | 'failed';

/** The AI helper. */
export const idleDrafting = {
  isOpen: false,
  /** Whether drafts replace the messages or are added to them. */
  mode: 'replace' as PutMode,
  status: { kind: 'idle' } as
    | { readonly kind: 'idle' | 'filling' }
    | { readonly kind: 'loading'; readonly attempt: number }
    | { readonly kind: 'error'; readonly failure: DraftingFailure },
  /** The shop's session of drafts; `promptOf` maps a message's id to the index of the draft that filled it. */
  prompts: null as {
    readonly sessionId: string;
    readonly remainingLimit: number | null;
    readonly promptOf: Readonly<Record<number, number>>;
  } | null,
  regeneratingId: null as number | null,
};
export type Drafting = Readonly<typeof idleDrafting>;

/** The text of the import dialog, and the messages that the buyer ticked or unticked in it. */
export interface PastedScripts {
  readonly text: string;
  readonly ticks: Readonly<Record<string, boolean>>;
}

/** Everything that belongs to one order, as it is at first. Starting another order replaces it as a whole. */
const freshSession = (order: Order) => ({
  /** The buyer's choices; `orderAtom` omits those that are not possible. */
  order,
  initialOrder: order,
  /** The values that the host page has put into the order. */
  prefill: {} as Prefill,
  /** Whether the buyer chose the currency; then neither the host page nor the buyer's country changes it. */
  isCurrencyChosen: false,
  /** The slot of voices or tracks that the next choice fills. */
  currentSlot: { voices: 0, tracks: 0 } as Readonly<Record<SlotField, number>>,
  /** The service, the same or another, that the buyer is asked about before a fresh order starts. */
  pendingService: null as ServiceType | null,
  /** What was missing when the buyer last asked for the summary; null once it has opened. */
  requestedIssues: null as readonly Issue[] | null,
  isApplyingDiscount: false,
  /** The code that failed, as it was typed; shown until the code is changed. */
  refusedCode: null as { readonly code: string; readonly reason: 'discountInvalid' | 'discountFailed' } | null,
  prices: noPrices,
  checkout: closedCheckout,
  submission: noSubmission,
  /** The request for the payment's status; after a failure, the buyer does not wait for later attempts. */
  paymentStatusRequest: 'none' as 'none' | 'pending' | 'failed',
  /** Whether the buyer continued an order without knowing whether it was paid. */
  wasContinuedInDoubt: false,
  /** Why the last attempt to pay failed, until the next one: a toast may disappear before the buyer has read it. */
  paymentFailure: null as string | null,
  drafting: idleDrafting,
  /** The script check of each message, by its id. */
  checks: checksOfTexts(order),
  /** The placeholders that the buyer has ordered anyway, as one string. */
  acceptedPlaceholders: '',
  pastedScripts: { text: '', ticks: {} } as PastedScripts,
  reportedSteps: [] as readonly OrderStep[],
  undo: null as Undo | null,
  /** Aborts all pending work of the order when another session replaces it. */
  controller: new AbortController(),
});
export type OrderSession = Readonly<ReturnType<typeof freshSession>>;

/** A session for an order; `saved` are the parts that were saved with it. */
export const newSession = (order: Order, saved: Partial<OrderSession> = {}): OrderSession => ({
  ...freshSession(order),
  ...saved,
});

/** The session after each kind of action. `never` accepts any payload. */
export type Reducers = Readonly<Record<string, (session: OrderSession, action: never) => OrderSession>>;

/** The current order with everything that belongs to it. Every change is an action of `reduceSession`. */
export const sessionAtom = atomWithReducer(newSession(freshOrder(defaultService, defaultCurrency)), reduceSession);

/** Another controller means another session. */
export const controllerAtom = selectAtom(sessionAtom, ({ controller }) => controller);
