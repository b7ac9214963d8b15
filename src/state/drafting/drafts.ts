import { atom } from 'jotai/vanilla';
import { hasText } from '../../domain/order/order.ts';
import { messagesCharged } from '../../domain/order/shop-service.ts';
import { promptCountOf } from '../../domain/scripts/drafting.ts';
import { roomFor, type ImportMode } from '../../domain/scripts/import/import-scripts.ts';
import { orderAtom } from '../order/order.ts';
import { perOrderAtom } from '../order/order-life.ts';
import { serviceAtom } from '../order/service.ts';
import { draftingFormAtom } from './drafting-form.ts';

/** What the buyer wants drafts to do with the messages that are there. */
export const draftsModeAtom = perOrderAtom<ImportMode>('replace');

/** Whether drafts would meet something that the buyer wrote. */
export const areTextsThereAtom = atom((get) => get(orderAtom).messages.some(hasText));

/** Whether they can also be added to it. */
export const canAddDraftsAtom = atom((get) => get(areTextsThereAtom) && roomFor(get(orderAtom), 'add') > 0);

export const areDraftsAddedAtom = atom((get) => get(canAddDraftsAtom) && get(draftsModeAtom) === 'add');

/** How many messages the order has room for. */
export const roomForDraftsAtom = atom((get) => roomFor(get(orderAtom), get(areDraftsAddedAtom) ? 'add' : 'replace'));

/** How many drafts to ask for; 0 while that is not known. */
export const draftsCountAtom = atom((get) =>
  promptCountOf(get(draftingFormAtom), get(orderAtom), get(roomForDraftsAtom)),
);

/** Whether prompts can be asked for: a company name and a number of prompts (docs/behaviour.md, Rules). */
export const canGenerateAtom = atom(
  (get) => get(draftingFormAtom).companyName.trim() !== '' && get(draftsCountAtom) > 0,
);

/** How many messages the drafts add to those that are paid for. */
export const draftsChargedAtom = atom((get) => {
  const { messages } = get(orderAtom);
  const kept = get(areDraftsAddedAtom) ? messages.filter(hasText).length : 0;
  return messagesCharged(get(serviceAtom), messages.length, kept + get(draftsCountAtom));
});
