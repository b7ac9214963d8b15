import { atom } from 'jotai/vanilla';
import { hasText } from '../../domain/order/order.ts';
import { roomFor } from '../../domain/order/put-messages.ts';
import { promptCountOf } from '../../domain/scripts/drafting-choices.ts';
import { userAtom } from '../buyer/user.ts';
import { dispatch, type Form } from '../form.ts';
import { settingsAtom, textAtom } from '../host/settings.ts';
import { notify } from '../notices/notices.ts';
import { orderAtom } from '../session/order.ts';
import { idleDrafting, sessionAtom, type Drafting } from '../session/session.ts';
import { draftingFormAtom, editDraftingForm, restoreDraftingForm } from './drafting-form.ts';

/** The buyer's company if it is known, as for the script examples (docs/behaviour.md, Purpose). */
export const companyNameAtom = atom(
  (get) => get(userAtom)?.companyName || get(settingsAtom).company || get(draftingFormAtom).companyName,
);

export const draftingAtom = atom((get) => get(sessionAtom).drafting);

export const changeDrafting = (form: Form, change: Partial<Drafting>): void =>
  dispatch(form, { type: 'draftingChanged', change });

/** Whether drafts for the messages are being requested or filled in. */
export const isGeneratingAtom = atom((get) => ['loading', 'filling'].includes(get(draftingAtom).status.kind));

/** Whether the order contains text that drafts would replace. */
export const hasTextsAtom = atom((get) => get(orderAtom).messages.some(hasText));

/** Whether drafts can also be added to the messages. */
export const canAddDraftsAtom = atom((get) => get(hasTextsAtom) && roomFor(get(orderAtom), 'add') > 0);
export const areDraftsAddedAtom = atom((get) => get(canAddDraftsAtom) && get(draftingAtom).mode === 'add');

/** The number of messages that can still be added to the order. */
export const roomForDraftsAtom = atom((get) => roomFor(get(orderAtom), get(areDraftsAddedAtom) ? 'add' : 'replace'));

/** The number of drafts to request; 0 while it is unknown. */
export const draftsCountAtom = atom((get) =>
  promptCountOf(get(draftingFormAtom), get(orderAtom), get(roomForDraftsAtom)),
);

/** Whether prompts can be requested: there is a company name and a valid number of prompts (docs/behaviour.md, Rules). */
export const canGenerateAtom = atom(
  (get) => get(draftingFormAtom).companyName.trim() !== '' && get(draftsCountAtom) > 0,
);

/** The number of messages that the order has after the drafts. */
export const countAfterDraftsAtom = atom((get) => {
  const kept = get(areDraftsAddedAtom) ? get(orderAtom).messages.filter(hasText).length : 0;
  return kept + get(draftsCountAtom);
});

/** Aborts the drafting of a form while it is running. */
export const draftingControllerAtom = atom<AbortController | null>(null);

export function openDrafting(form: Form): void {
  const { store } = form;
  restoreDraftingForm(form);
  const company = store.get(companyNameAtom);
  if (company && store.get(draftingFormAtom).companyName.trim() === '')
    editDraftingForm(form, { companyName: company });
  const isGenerating = store.get(isGeneratingAtom);
  changeDrafting(form, isGenerating ? { isOpen: true } : { isOpen: true, status: idleDrafting.status });
}

/** Aborts drafting, for example when the element leaves the page. */
export function stopDrafting(form: Form): void {
  form.store.get(draftingControllerAtom)?.abort();
  form.store.set(draftingControllerAtom, null);
  changeDrafting(form, { status: idleDrafting.status });
}

/** Aborts drafting if it is running; otherwise closes the modal. */
export function cancelDrafting(form: Form): void {
  const { store } = form;
  if (store.get(draftingAtom).status.kind !== 'loading') return changeDrafting(form, { isOpen: false });
  stopDrafting(form);
  notify(form, { topic: 'drafting', tone: 'info', text: store.get(textAtom).notices.draftingCancelled });
}
