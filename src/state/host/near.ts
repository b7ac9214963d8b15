import { atom } from 'jotai/vanilla';
import { settingsAtom } from './settings.ts';

/** Whether the page shows a button that opens the form (docs/contract.md, The element, `display`). */
export const isButtonAtom = atom((get) => get(settingsAtom).isButton);

const wasNearAtom = atom(false);

/** Whether the shop may be contacted: a form behind a button waits until the pointer or focus reaches the button. */
export const isNearAtom = atom(
  (get) => !get(isButtonAtom) || get(wasNearAtom),
  (_get, set) => set(wasNearAtom, true),
);
