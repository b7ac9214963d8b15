import { atom } from 'jotai/vanilla';
import { perOrderAtom } from '../../state/order/order-life.ts';
import type { Choice } from './choices.ts';

/** A text, and which of its messages the buyer wants or not; the others are as they were offered. */
interface Written {
  readonly text: string;
  readonly choices: readonly Choice[];
}

/** What stands in the box of the import. */
export interface Pasted extends Written {
  /** Whether a hand was on it; a file as it is can be chosen again. */
  readonly isTyped: boolean;
  /** What the buyer wrote and something else took the place of, the last one last. */
  readonly replaced: readonly Written[];
  /** Whether it came back itself. */
  readonly isBack: boolean;
  /** How often it came other than by hand. */
  readonly turn: number;
}

const nothing: Pasted = { text: '', choices: [], isTyped: false, replaced: [], isBack: false, turn: 0 };

/** Kept while the dialog is closed: it is easily closed by mistake. */
export const pastedAtom = perOrderAtom<Pasted>(nothing);

/** What a hand wrote, by itself. */
const own = ({ isTyped, text, choices }: Pasted): readonly Written[] =>
  isTyped && text.trim() !== '' ? [{ text, choices }] : [];

/** The buyer types or pastes. */
export const editPastedAtom = atom(null, (get, set, text: string) =>
  set(pastedAtom, { ...get(pastedAtom), text, isTyped: true }),
);

/** The text of a file takes the place of what was there. */
export const readPastedAtom = atom(null, (get, set, text: string) => {
  const now = get(pastedAtom);
  set(pastedAtom, { ...nothing, text, replaced: [...now.replaced, ...own(now)], turn: now.turn + 1 });
});

/** Gives back what was replaced last. What the buyer wrote since can be had back, too, after all that came before. */
export const giveBackPastedAtom = atom(null, (get, set) => {
  const now = get(pastedAtom);
  const last = now.replaced.at(-1);
  if (last === undefined) return;
  const replaced = [...own(now), ...now.replaced.slice(0, -1)];
  set(pastedAtom, { ...last, replaced, isTyped: true, isBack: true, turn: now.turn + 1 });
});

/** Notes which messages the buyer wants or not. */
export const chooseScriptsAtom = atom(null, (get, set, choices: readonly Choice[]) =>
  set(pastedAtom, { ...get(pastedAtom), choices }),
);

/** What was taken over goes. */
export const emptyPastedAtom = atom(null, (get, set) =>
  set(pastedAtom, { ...nothing, turn: get(pastedAtom).turn + 1 }),
);

/** Brings back what was there before it was taken over; what the buyer wrote since can be had back. */
export const restorePastedAtom = atom(null, (get, set, before: Pasted) => {
  const now = get(pastedAtom);
  const since = now.text === before.text ? [] : [...now.replaced, ...own(now)];
  set(pastedAtom, {
    ...before,
    replaced: [...before.replaced, ...since],
    isBack: before.isBack || since.length > 0,
    turn: now.turn + 1,
  });
});
