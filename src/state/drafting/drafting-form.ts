import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { numberOrString, textOrEmpty } from '../../api/schemas.ts';
import { emptyDraftingForm, type DraftingForm } from '../../domain/scripts/drafting.ts';
import { toJson } from '../../domain/common/json.ts';
import { savingWaits } from '../../domain/common/waits.ts';
import { stopAll, type Stop } from '../host/listen.ts';
import { createSaver } from '../host/saver.ts';
import { storage } from '../host/storage.ts';
import type { OrderStore } from '../atoms/store.ts';

const key = 'ai-form';

/**
 * Stored values are used only if the text fields are strings and the number is a string or a number (docs/behaviour.md,
 * Rules).
 */
const storedForm = v.object({
  companyName: v.string(),
  companyDescription: v.string(),
  companyWebsite: v.string(),
  industry: v.fallback(v.string(), emptyDraftingForm.industry),
  style: v.fallback(v.string(), emptyDraftingForm.style),
  promptCount: numberOrString,
  language: textOrEmpty,
});

export const draftingFormAtom = atom<DraftingForm>(emptyDraftingForm);

export const editDraftingFormAtom = atom(null, (get, set, edit: Partial<DraftingForm>) => {
  set(draftingFormAtom, { ...get(draftingFormAtom), ...edit });
});

/** Loads the stored values when the modal opens. Anything typed since the page was opened overrides them. */
export const restoreDraftingFormAtom = atom(null, (get, set) => {
  if (get(draftingFormAtom) !== emptyDraftingForm) return;
  const stored = v.safeParse(storedForm, storage.read(key));
  if (stored.success) set(draftingFormAtom, stored.output);
});

/** Saves the form after a pause of 500 ms (docs/behaviour.md, States). Returns the function that stops it. */
export function startSavingDraftingForm(store: OrderStore): Stop {
  const save = (): boolean => {
    const form = store.get(draftingFormAtom);
    return form === emptyDraftingForm ? storage.remove(key) : storage.write(key, toJson(form));
  };
  const saver = createSaver(savingWaits.draftingForm, save);
  return stopAll(store.sub(draftingFormAtom, saver.soon), saver.stop);
}
