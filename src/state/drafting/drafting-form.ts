import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { numberOrString, textOrEmpty } from '../../api/schemas.ts';
import { cleanTexts } from '../../domain/clean-text.ts';
import { toJson } from '../../domain/common/json.ts';
import { savingWaits } from '../../domain/common/waits.ts';
import {
  draftingStyles,
  emptyDraftingForm,
  industries,
  promptCountOf,
  type DraftingForm,
} from '../../domain/scripts/drafting.ts';
import { dispatch, type Form } from '../form.ts';
import { createDebounce, stopAll, type Stop } from '../host/page-events.ts';
import { storage } from '../host/storage.ts';
import { hasText } from '../../domain/order/order.ts';
import { roomFor } from '../../domain/order/messages.ts';
import { userAtom } from '../buyer/load-user.ts';
import { settingsAtom, textAtom } from '../host/settings.ts';
import { notify } from '../notices/notices.ts';
import { orderAtom } from '../session/order-atoms.ts';
import { idleDrafting, sessionAtom, type Drafting } from '../session/session.ts';

const key = 'ai-form';

/** Other stored values are ignored (docs/behaviour.md, Rules). */
const storedForm = v.object({
  companyName: v.string(),
  companyDescription: v.string(),
  companyWebsite: v.string(),
  industry: v.fallback(v.picklist(['', ...industries]), ''),
  style: v.fallback(v.picklist(draftingStyles), draftingStyles[0]),
  promptCount: numberOrString,
  language: textOrEmpty,
});

export const draftingFormAtom = atom<DraftingForm>(emptyDraftingForm);

export function editDraftingForm({ store }: Form, edit: Partial<DraftingForm>): void {
  store.set(draftingFormAtom, (form) => ({ ...form, ...edit }));
}

/** Loads the stored values when the modal opens. Anything typed since the page was opened overrides them. */
export function restoreDraftingForm({ store }: Form): void {
  if (store.get(draftingFormAtom) !== emptyDraftingForm) return;
  const stored = v.safeParse(storedForm, cleanTexts(storage.read(key)));
  if (stored.success) store.set(draftingFormAtom, stored.output);
}

/** Saves the form after a pause of 500 ms (docs/behaviour.md, States). */
export function startSavingDraftingForm({ store }: Form): Stop {
  const save = (): void => void storage.write(key, toJson(store.get(draftingFormAtom)));
  const debounce = createDebounce(savingWaits.draftingForm, save);
  return stopAll(store.sub(draftingFormAtom, debounce.later), debounce.stop);
}

/** The buyer's company if it is known, as for the script examples (docs/behaviour.md, Purpose). */
export const companyNameAtom = atom(
  (get) => get(userAtom)?.companyName || get(settingsAtom).company || get(draftingFormAtom).companyName,
);

export const draftingAtom = atom((get) => get(sessionAtom).drafting);

export const changeDrafting = (form: Form, change: Partial<Drafting>): void =>
  dispatch(form, { type: 'draftingChanged', change });

/** Whether drafts for the messages are being requested or filled in. */
export const isGeneratingAtom = atom((get) => ['loading', 'filling'].includes(get(draftingAtom).status.kind));

/** What drafts do to the messages of the order. */
export const draftsAtom = atom((get) => {
  const order = get(orderAtom);
  const draftingForm = get(draftingFormAtom);
  const textCount = order.messages.filter(hasText).length;
  const canAdd = textCount > 0 && roomFor(order, 'add') > 0;
  const isAdding = canAdd && get(draftingAtom).mode === 'add';
  const room = roomFor(order, isAdding ? 'add' : 'replace');
  const count = promptCountOf(draftingForm, order, room);
  return {
    /** Whether the drafts would replace text of the order. */
    isReplacing: textCount > 0 && !isAdding,
    /** Whether drafts can also be added to the messages. */
    canAdd,
    isAdding,
    /** The number of messages that can still be added to the order. */
    room,
    /** The number of drafts to request; 0 while it is unknown. */
    count,
    /** The number of messages that the order has after the drafts. */
    countAfter: count + (isAdding ? textCount : 0),
    /** Whether prompts can be requested: there is a company name and a valid number (docs/behaviour.md, Rules). */
    canGenerate: draftingForm.companyName.trim() !== '' && count > 0,
  };
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
