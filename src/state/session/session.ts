import { atomWithReducer, selectAtom } from 'jotai/utils';
import { closedCheckout, type Checkout } from '../../domain/checkout/checkout.ts';
import { defaultCurrency } from '../../domain/checkout/currency.ts';
import { noPrices, type Prices } from '../../domain/checkout/prices.ts';
import { noSubmission, type Submission } from '../../domain/checkout/submission.ts';
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
export interface Drafting {
  readonly isOpen: boolean;
  /** Whether drafts replace the messages or are added to them. */
  readonly mode: PutMode;
  readonly status:
    | { readonly kind: 'idle' | 'filling' }
    | { readonly kind: 'loading'; readonly attempt: number }
    | { readonly kind: 'error'; readonly failure: DraftingFailure };
  /** The shop's session of drafts; `promptOf` maps a message's id to the index of the draft that filled it. */
  readonly prompts: {
    readonly sessionId: string;
    readonly remainingLimit: number | null;
    readonly promptOf: Readonly<Record<number, number>>;
  } | null;
  readonly regeneratingId: number | null;
}

/** The text of the import dialog, and the messages that the buyer ticked or unticked in it. */
export interface PastedScripts {
  readonly text: string;
  readonly ticks: Readonly<Record<string, boolean>>;
}

/** Everything that belongs to one order. Starting another order replaces it as a whole. */
export interface OrderSession {
  /** The buyer's choices; `orderAtom` omits those that are not possible. */
  readonly order: Order;
  readonly initialOrder: Order;
  /** The values that the host page has put into the order. */
  readonly prefill: Prefill;
  /** Whether the buyer chose the currency; then neither the host page nor the buyer's country changes it. */
  readonly isCurrencyChosen: boolean;
  /** The slot of voices or tracks that the next choice fills. */
  readonly currentSlot: Readonly<Record<SlotField, number>>;
  /** The service, the same or another, that the buyer is asked about before a fresh order starts. */
  readonly pendingService: ServiceType | null;
  /** What was missing when the buyer last asked for the summary; null once it has opened. */
  readonly requestedIssues: readonly Issue[] | null;
  readonly isApplyingDiscount: boolean;
  /** The code that failed, as it was typed; shown until the code is changed. */
  readonly refusedCode: { readonly code: string; readonly reason: 'discountInvalid' | 'discountFailed' } | null;
  readonly prices: Prices;
  readonly checkout: Checkout;
  readonly submission: Submission;
  /** The request for the payment's status; after a failure, the buyer does not wait for later attempts. */
  readonly paymentStatusRequest: 'none' | 'pending' | 'failed';
  /** Whether the buyer continued an order without knowing whether it was paid. */
  readonly wasContinuedInDoubt: boolean;
  /** Why the last attempt to pay failed, until the next one: a toast may disappear before the buyer has read it. */
  readonly paymentFailure: string | null;
  readonly drafting: Drafting;
  /** The script check of each message, by its id. */
  readonly checks: Readonly<Record<number, ScriptCheck>>;
  /** The placeholders that the buyer has ordered anyway, as one string. */
  readonly acceptedPlaceholders: string;
  readonly pastedScripts: PastedScripts;
  readonly reportedSteps: readonly OrderStep[];
  readonly undo: Undo | null;
  /** Aborts all pending work of the order when another session replaces it. */
  readonly controller: AbortController;
}

/** The session after each kind of action; `never` stands for what belongs to an action. */
export type Reducers = Readonly<Record<string, (session: OrderSession, action: never) => OrderSession>>;

export const idleDrafting: Drafting = {
  isOpen: false,
  mode: 'replace',
  status: { kind: 'idle' },
  prompts: null,
  regeneratingId: null,
};

/** A session for an order; `saved` are the parts that were saved with it. */
export const newSession = (order: Order, saved: Partial<OrderSession> = {}): OrderSession => ({
  order,
  initialOrder: order,
  prefill: {},
  isCurrencyChosen: false,
  currentSlot: { voices: 0, tracks: 0 },
  pendingService: null,
  requestedIssues: null,
  isApplyingDiscount: false,
  refusedCode: null,
  prices: noPrices,
  checkout: closedCheckout,
  submission: noSubmission,
  paymentStatusRequest: 'none',
  wasContinuedInDoubt: false,
  paymentFailure: null,
  drafting: idleDrafting,
  checks: checksOfTexts(order),
  acceptedPlaceholders: '',
  pastedScripts: { text: '', ticks: {} },
  reportedSteps: [],
  undo: null,
  controller: new AbortController(),
  ...saved,
});

/** The current order with everything that belongs to it. Every change is an action of `reduceSession`. */
export const sessionAtom = atomWithReducer(newSession(freshOrder(defaultService, defaultCurrency)), reduceSession);

/** Another controller means another session. */
export const controllerAtom = selectAtom(sessionAtom, ({ controller }) => controller);
