import { atom } from 'jotai/vanilla';
import type { GeneratedPrompts } from '../../api/prompts.ts';
import { keepMessages, putDraft } from '../../domain/scripts/drafts.ts';
import type { Order } from '../../domain/order/order.ts';
import { draftingWaits } from '../../domain/common/waits.ts';
import { pause } from '../host/in-time.ts';
import { changeOrderAtom, orderAtom } from '../order/order.ts';
import { orderSignalAtom } from '../order/order-life.ts';
import { noteStepAtom } from '../order/undo.ts';
import { draftingSessionAtom } from './drafting.ts';
import { areDraftsAddedAtom, areTextsThereAtom, roomForDraftsAtom } from './drafts.ts';

interface Filling {
  readonly answer: GeneratedPrompts;
  /** Aborted when the element leaves the page, or with the order. */
  readonly signal: AbortSignal;
}

/**
 * Fills the messages with drafts: the first one at once, surplus messages removed, the others 100 ms apart
 * (docs/behaviour.md, States); or adds the drafts to the messages with text. Both can be undone. Returns the number of
 * drafts.
 */
export const fillAtom = atom(null, async (get, set, { answer, signal }: Filling): Promise<number> => {
  const before = get(orderAtom);
  const life = get(orderSignalAtom);
  const [isUndoable, isAdding] = [get(areTextsThereAtom), get(areDraftsAddedAtom)];
  const drafts = answer.prompts.slice(0, get(roomForDraftsAtom));
  const kept = keepMessages(before, drafts.length, isAdding);
  const first = isAdding ? kept.messages.length : 0;
  const changes = drafts.map((draft, index) => (order: Order) => putDraft(order, first + index, draft));
  // What the buyer writes in the meantime is not part of the step.
  let filled = kept;
  set(changeOrderAtom, () => kept);
  for (const change of changes) {
    if (change !== changes[0]) await pause(draftingWaits.betweenDrafts);
    if (signal.aborted) break;
    filled = change(filled);
    set(changeOrderAtom, change);
  }
  if (isUndoable && !life.aborted) {
    set(noteStepAtom, {
      kind: isAdding ? 'added' : 'drafts',
      of: null,
      before: before.messages,
      after: filled.messages,
    });
  }
  if (signal.aborted) return 0;
  const { sessionId, remainingLimit } = answer;
  const promptOf = Object.fromEntries(filled.messages.slice(first).map(({ id }, index) => [id, index]));
  set(draftingSessionAtom, { sessionId, remainingLimit, promptOf });
  return drafts.length;
});
