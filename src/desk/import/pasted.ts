import { atom } from 'jotai/vanilla';
import { foundScripts, type FoundScript, type Source } from '../../domain/scripts/import/found-scripts.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';

/** A text, and which of its messages the buyer ticked or unticked, by their keys; the others are as they were found. */
interface Written {
  readonly text: string;
  /** What the text was pasted or read from, if its parts are known. They hold while the text is the same. */
  readonly source: Source | null;
  readonly ticks: Readonly<Record<string, boolean>>;
}

/** What is in the box of the import. */
export interface Pasted extends Written {
  /** Whether it was edited; a file as it is can be chosen again. */
  readonly isTyped: boolean;
  /** What the buyer wrote and something else took the place of, the last one last. */
  readonly replaced: readonly Written[];
  /** Whether it was itself replaced, and given back. */
  readonly isBack: boolean;
  /** How often it came other than by hand. */
  readonly turn: number;
}

const nothing: Pasted = { text: '', source: null, ticks: {}, isTyped: false, replaced: [], isBack: false, turn: 0 };

/** Kept while the dialog is closed: it is easily closed by mistake. */
export const pastedAtom = perOrderAtom<Pasted>(nothing);

/** Changes the text by hand, its ticks, or where it came from. */
export const editPastedAtom = atom(null, (get, set, edit: Partial<Pasted>) =>
  set(pastedAtom, { ...get(pastedAtom), ...edit }),
);

const typedIn = (pasted: Pasted): readonly Written[] => (pasted.isTyped && pasted.text.trim() !== '' ? [pasted] : []);

/** Puts a text in the place of what is there, which can be had back if the buyer wrote it; nothing empties the box. */
export const replacePastedAtom = atom(null, (get, set, source: Source | null) => {
  const now = get(pastedAtom);
  const replaced = source ? [...now.replaced, ...typedIn(now)] : [];
  set(pastedAtom, { ...nothing, text: source?.text ?? '', source, replaced, turn: now.turn + 1 });
});

/** Gives back what was replaced last. What the buyer wrote since can be had back, too, after all that came before. */
export const giveBackPastedAtom = atom(null, (get, set) => {
  const now = get(pastedAtom);
  const last = now.replaced.at(-1) ?? now;
  const replaced = [...typedIn(now), ...now.replaced.slice(0, -1)];
  set(pastedAtom, { ...now, ...last, replaced, isTyped: true, isBack: true, turn: now.turn + 1 });
});

/** Brings back what was imported; what the buyer wrote since can be had back. */
export const restorePastedAtom = atom(null, (get, set, before: Pasted) => {
  const now = get(pastedAtom);
  const since = now.text === before.text ? [] : [...now.replaced, ...typedIn(now)];
  const isBack = before.isBack || since.length > 0;
  set(pastedAtom, { ...before, replaced: [...before.replaced, ...since], isBack, turn: now.turn + 1 });
});

const marksOf = (text: string): string => text.replaceAll(/\s+/gu, '');

/** The messages of a text, for an order that has so many at most. */
export const scriptsIn = ({ text, source }: Pick<Written, 'text' | 'source'>, most: number): readonly FoundScript[] =>
  foundScripts(source && marksOf(source.text) === marksOf(text) ? { ...source, text } : { text }, most);

/** A message found is known by its name, or else its text, and by how many before it have the same. */
export function keysOf(found: readonly FoundScript[]): readonly string[] {
  const keys = found.map(({ name, content }) => name || content);
  return keys.map((key, index) => `${keys.slice(0, index).filter((one) => one === key).length} ${key}`);
}
