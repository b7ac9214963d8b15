import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { aiStyles, emptyAiForm, industries, type AiForm } from '../../domain/scripts/drafting.ts';
import { toJson } from '../../domain/common/json.ts';
import { savingWaits } from '../../domain/common/waits.ts';
import { createSaver } from '../host/saver.ts';
import { storage } from '../host/storage.ts';
import type { OrderStore } from '../atoms/store.ts';

const key = 'ai-form';

/** Stored values count only if the texts are texts and the number is a text or a number (docs/behaviour.md, Rules). */
const storedForm = v.object({
  companyName: v.string(),
  companyDescription: v.string(),
  companyWebsite: v.string(),
  industry: v.fallback(v.picklist(['', ...industries]), ''),
  style: v.fallback(v.picklist(aiStyles), aiStyles[0]),
  promptCount: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  language: v.fallback(v.string(), ''),
});

export const aiFormAtom = atom<AiForm>(emptyAiForm);

export const editAiFormAtom = atom(null, (get, set, edit: Partial<AiForm>) => {
  set(aiFormAtom, { ...get(aiFormAtom), ...edit });
});

/** Takes up the stored values, when the modal opens. What was typed since the page was opened wins. */
export const restoreAiFormAtom = atom(null, (get, set) => {
  if (get(aiFormAtom) !== emptyAiForm) return;
  const stored = v.safeParse(storedForm, storage.read(key));
  if (stored.success) set(aiFormAtom, stored.output);
});

/** Saves the form after a pause of 500 ms (docs/behaviour.md, States). Gives the function that stops it. */
export function startSavingAiForm(store: OrderStore): () => void {
  const save = (): boolean => {
    const form = store.get(aiFormAtom);
    return form === emptyAiForm ? storage.remove(key) : storage.write(key, toJson(form));
  };
  const saver = createSaver(savingWaits.aiForm, save);
  const unsubscribe = store.sub(aiFormAtom, saver.soon);
  return () => {
    unsubscribe();
    saver.stop();
  };
}
