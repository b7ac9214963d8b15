import { atom } from 'jotai/vanilla';
import { hasText } from '../../domain/order/order.ts';
import { roomFor, type PutMode } from '../../domain/order/put-messages.ts';
import { promptCountOf } from '../../domain/scripts/drafting-choices.ts';
import { orderAtom } from '../order/order.ts';
import { perOrderAtom } from '../order/order-life.ts';
import { draftingFormAtom } from './drafting-form.ts';

/** Whether drafts replace the existing messages or are added to them. */
export const draftsModeAtom = perOrderAtom<PutMode>('replace');

/** Whether the order contains text that drafts would replace. */
export const areTextsThereAtom = atom((get) => get(orderAtom).messages.some(hasText));

/** Whether they can also be added. */
export const canAddDraftsAtom = atom((get) => get(areTextsThereAtom) && roomFor(get(orderAtom), 'add') > 0);

export const areDraftsAddedAtom = atom((get) => get(canAddDraftsAtom) && get(draftsModeAtom) === 'add');

/** The number of messages that can still be added to the order. */
export const roomForDraftsAtom = atom((get) => roomFor(get(orderAtom), get(areDraftsAddedAtom) ? 'add' : 'replace'));

/** The number of drafts to request; 0 while it is unknown. */
export const draftsCountAtom = atom((get) =>
  promptCountOf(get(draftingFormAtom), get(orderAtom), get(roomForDraftsAtom)),
);

/**
 * Whether prompts can be requested: there is a company name and a valid number of prompts (docs/behaviour.md, Rules).
 */
export const canGenerateAtom = atom(
  (get) => get(draftingFormAtom).companyName.trim() !== '' && get(draftsCountAtom) > 0,
);

/** The number of messages that the order has after them. */
export const countAfterDraftsAtom = atom((get) => {
  const kept = get(areDraftsAddedAtom) ? get(orderAtom).messages.filter(hasText).length : 0;
  return kept + get(draftsCountAtom);
});
