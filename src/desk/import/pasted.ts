import { atom } from 'jotai/vanilla';
import { foundScripts, type FoundScript, type Source } from '../../domain/scripts/import/found-scripts.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';

/** What is in the box of the import. */
export interface Pasted {
  readonly text: string;
  /** What the text was pasted or read from, if its parts are known. They hold while the text is the same. */
  readonly source: Source | null;
  /** Which of its messages the buyer ticked or unticked, by their keys; the others are as they were found. */
  readonly ticks: Readonly<Record<string, boolean>>;
  /** Whether the buyer wrote or changed the text. */
  readonly isTyped: boolean;
}

const nothing: Pasted = { text: '', source: null, ticks: {}, isTyped: false };

/** Saved while the dialog is closed: it is easily closed by mistake. */
export const pastedAtom = perOrderAtom<Pasted>(nothing);

/** Changes the text, its ticks, or where it came from. */
export const editPastedAtom = atom(null, (get, set, edit: Partial<Pasted>) =>
  set(pastedAtom, { ...get(pastedAtom), ...edit }),
);

/** Puts the text of a file below what the buyer wrote, or in place of a file that was not changed. */
export const addFileAtom = atom(null, (get, set, source: Source) => {
  const now = get(pastedAtom);
  const isKept = now.isTyped && now.text.trim() !== '';
  if (isKept) set(pastedAtom, { ...now, text: `${now.text.trimEnd()}\n\n${source.text}` });
  else set(pastedAtom, { ...nothing, text: source.text, source });
});

export const emptyPastedAtom = atom(null, (_get, set) => set(pastedAtom, nothing));

/** Brings back what was imported, unless something new is in the box. */
export const restorePastedAtom = atom(null, (get, set, before: Pasted) => {
  if (get(pastedAtom).text.trim() === '') set(pastedAtom, before);
});

const marksOf = (text: string): string => text.replaceAll(/\s+/gu, '');

/** The messages of a text, for an order that has so many at most. */
export const scriptsIn = ({ text, source }: Pick<Pasted, 'text' | 'source'>, most: number): readonly FoundScript[] =>
  foundScripts(source && marksOf(source.text) === marksOf(text) ? { ...source, text } : { text }, most);

/** A message found is known by its name, or else its text, and by how many before it have the same. */
export function keysOf(found: readonly FoundScript[]): readonly string[] {
  const keys = found.map(({ name, content }) => name || content);
  return keys.map((key, index) => `${keys.slice(0, index).filter((one) => one === key).length} ${key}`);
}
