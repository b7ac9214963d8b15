import { atom } from 'jotai/vanilla';
import { foundScripts, type FoundScript, type Source } from '../../domain/scripts/import/found-scripts.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';

/** The content of the import box. */
export interface Pasted {
  readonly text: string;
  /** The source of the text, if its parts are known. They are valid as long as the text is unchanged. */
  readonly source: Source | null;
  /** Which of its messages the buyer checked or unchecked, by their keys; the others are as found. */
  readonly ticks: Readonly<Record<string, boolean>>;
  /** Whether the buyer wrote or changed the text. */
  readonly isTyped: boolean;
}

const nothing: Pasted = { text: '', source: null, ticks: {}, isTyped: false };

/** Kept while the dialog is closed, because it is easily closed by mistake. */
export const pastedAtom = perOrderAtom<Pasted>(nothing);

/** Changes the text, its checkboxes, or its source. */
export const editPastedAtom = atom(null, (get, set, edit: Partial<Pasted>) =>
  set(pastedAtom, { ...get(pastedAtom), ...edit }),
);

/** Adds the text of a file below the buyer's text, or replaces the text of a file that was not changed. */
export const addFileAtom = atom(null, (get, set, source: Source) => {
  const now = get(pastedAtom);
  const isKept = now.isTyped && now.text.trim() !== '';
  if (isKept) set(pastedAtom, { ...now, text: `${now.text.trimEnd()}\n\n${source.text}` });
  else set(pastedAtom, { ...nothing, text: source.text, source });
});

export const emptyPastedAtom = atom(null, (_get, set) => set(pastedAtom, nothing));

/** Restores what was imported, unless the box has new content. */
export const restorePastedAtom = atom(null, (get, set, before: Pasted) => {
  if (get(pastedAtom).text.trim() === '') set(pastedAtom, before);
});

const marksOf = (text: string): string => text.replaceAll(/\s+/gu, '');

/** The messages of a text, for an order that can have at most this many. */
export const scriptsIn = ({ text, source }: Pick<Pasted, 'text' | 'source'>, most: number): readonly FoundScript[] =>
  foundScripts(source && marksOf(source.text) === marksOf(text) ? { ...source, text } : { text }, most);

/** The key of a found message: its name, or else its text, and the number of equal ones before it. */
export function keysOf(found: readonly FoundScript[]): readonly string[] {
  const keys = found.map(({ name, content }) => name || content);
  return keys.map((key, index) => `${keys.slice(0, index).filter((one) => one === key).length} ${key}`);
}
