import { atom } from 'jotai/vanilla';
import type { Source } from '../../domain/scripts/import/found-scripts.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';
import type { Choice } from './choices.ts';

/** A text, and which of its messages the buyer wants or not; the others are as they were offered. */
interface Written {
  readonly text: string;
  /** What the text was pasted or read from, if that told its parts. They hold while the text is the same. */
  readonly rich: Source | null;
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

const nothing: Pasted = { text: '', rich: null, choices: [], isTyped: false, replaced: [], isBack: false, turn: 0 };

/** Kept while the dialog is closed: it is easily closed by mistake. */
export const pastedAtom = perOrderAtom<Pasted>(nothing);

/** What a hand wrote, by itself. */
const own = ({ isTyped, text, rich, choices }: Pasted): readonly Written[] =>
  isTyped && text.trim() !== '' ? [{ text, rich, choices }] : [];

/** The buyer types or pastes. */
export const editPastedAtom = atom(null, (get, set, text: string) =>
  set(pastedAtom, { ...get(pastedAtom), text, isTyped: true }),
);

/** Notes the parts of what is pasted, before its text is in the box. */
export const notePartsAtom = atom(null, (get, set, rich: Source) => set(pastedAtom, { ...get(pastedAtom), rich }));

const marksOf = (text: string): string => text.replaceAll(/\s+/gu, '');
/** What messages are found in: the parts that are known if the text is still theirs. */
export const sourceOf = ({ text, rich }: Written): Source =>
  rich && marksOf(rich.text) === marksOf(text) ? { text, blocks: rich.blocks } : { text };

/** The text of a file takes the place of what was there. */
export const readPastedAtom = atom(null, (get, set, found: Source) => {
  const now = get(pastedAtom);
  set(pastedAtom, {
    ...nothing,
    text: found.text,
    rich: found,
    replaced: [...now.replaced, ...own(now)],
    turn: now.turn + 1,
  });
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
