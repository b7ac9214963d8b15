import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { numberOrString, textOrEmpty } from '../../api/schemas.ts';
import { cleanTexts } from '../../domain/clean-text.ts';
import { toJson } from '../../domain/common/json.ts';
import { savingWaits } from '../../domain/common/waits.ts';
import { emptyDraftingForm, type DraftingForm } from '../../domain/scripts/drafting.ts';
import type { Form } from '../form.ts';
import { createDebounce } from '../host/debounce.ts';
import { stopAll, type Stop } from '../host/page-events.ts';
import { storage } from '../host/storage.ts';

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

export function editDraftingForm({ store }: Form, edit: Partial<DraftingForm>): void {
  store.set(draftingFormAtom, (form) => ({ ...form, ...edit }));
}

/** Loads the stored values when the modal opens. Anything typed since the page was opened overrides them. */
export function restoreDraftingForm({ store }: Form): void {
  if (store.get(draftingFormAtom) !== emptyDraftingForm) return;
  const stored = v.safeParse(storedForm, cleanTexts(storage.read(key)));
  if (stored.success) store.set(draftingFormAtom, stored.output);
}

/** Saves the form after a pause of 500 ms (docs/behaviour.md, States). Returns the function that stops it. */
export function startSavingDraftingForm({ store }: Form): Stop {
  const save = (): void => {
    const form = store.get(draftingFormAtom);
    if (form === emptyDraftingForm) storage.remove(key);
    else storage.write(key, toJson(form));
  };
  const debounce = createDebounce(savingWaits.draftingForm, save);
  return stopAll(store.sub(draftingFormAtom, debounce.later), debounce.stop);
}
