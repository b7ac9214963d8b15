import { checkoutAfter } from '../../domain/checkout/checkout.ts';
import { pricesAfter } from '../../domain/checkout/prices.ts';
import type { Message } from '../../domain/order/order.ts';
import type { Finding } from '../../domain/scripts/check/finding.ts';
import type { OrderSession, ScriptCheck } from './session.ts';

/** A change of the messages that the buyer can undo, and where the form offers that. */
export interface MessagesUndo {
  readonly kind: 'import' | 'drafts' | 'added-drafts' | 'example' | 'delete' | 'split' | 'fix' | 'fix-all';
  /** The message that was changed; null if it was deleted, or if the change concerns several messages. */
  readonly messageId: number | null;
  /** The index of the first message that was changed or deleted. */
  readonly index: number;
  readonly finding?: Finding | undefined;
  readonly messages: readonly Message[];
  readonly checks: Readonly<Record<number, ScriptCheck>>;
}

/** A whole order that a fresh one has replaced. */
export interface OrderUndo {
  readonly kind: 'service-switch' | 'start-over';
  readonly session: OrderSession;
}

/** The last step that can be undone, until the messages are changed again (docs/contract.md, Settled). */
export type Undo = MessagesUndo | OrderUndo;

/** What a change says about itself: the messages are changed from the first one on, unless it says otherwise. */
export type Step = Pick<MessagesUndo, 'kind'> & Partial<Pick<MessagesUndo, 'messageId' | 'index' | 'finding'>>;

/** The session after a change of the messages, which can be undone. */
export const withUndo = (before: OrderSession, after: OrderSession, step: Step): OrderSession =>
  after.order.messages === before.order.messages
    ? after
    : {
        ...after,
        undo: { messageId: null, index: 0, ...step, messages: before.order.messages, checks: before.checks },
      };

/** A replaced session without its pending work, which was aborted and would otherwise block the order. */
function withoutPendingWork(session: OrderSession): OrderSession {
  const { prices, checkout, drafting } = session;
  return {
    ...session,
    isApplyingDiscount: false,
    prices: prices.status === 'current' ? prices : pricesAfter(prices, { type: 'invalidated' }),
    checkout: checkoutAfter(checkout, { type: 'returned' }),
    drafting: { ...drafting, isOpen: false, status: { kind: 'idle' }, regeneratingId: null },
    controller: new AbortController(),
  };
}

/** Restores the messages, or the replaced order, exactly as they were before the last step. */
export function undone(session: OrderSession): OrderSession {
  const { undo } = session;
  if (undo === null) return session;
  if ('session' in undo) return withoutPendingWork(undo.session);
  const { order, drafting, pastedScripts } = session;
  return {
    ...session,
    order: { ...order, messages: undo.messages },
    checks: undo.checks,
    // The dialog starts again with what it suggests.
    pastedScripts: undo.kind === 'import' ? { ...pastedScripts, ticks: {} } : pastedScripts,
    // Drafts that are being filled in would replace the restored texts.
    drafting: drafting.status.kind === 'filling' ? { ...drafting, status: { kind: 'idle' } } : drafting,
    undo: null,
  };
}
