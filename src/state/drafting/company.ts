import { atom } from 'jotai/vanilla';
import { draftingFormAtom } from './drafting-form.ts';
import { userAtom } from '../buyer/user.ts';
import { settingsAtom } from '../host/settings.ts';

/** The buyer's company if it is known, as for the script examples (docs/behaviour.md, Purpose). */
export const companyNameAtom = atom(
  (get) => get(userAtom)?.companyName || get(settingsAtom).company || get(draftingFormAtom).companyName,
);
