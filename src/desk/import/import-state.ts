import { atom } from 'jotai/vanilla';
import { perOrderAtom } from '../../state/order/order-life.ts';

/** The content of the import box. */
export interface Pasted {
  readonly text: string;
  /** Which of its messages the buyer checked or unchecked, by their keys; the others are as found. */
  readonly ticks: Readonly<Record<string, boolean>>;
  /** Whether the buyer wrote or changed the text. */
  readonly isTyped: boolean;
  /** The number of messages that did not fit when the others were imported. */
  readonly countLeft: number;
}

/** Kept while the dialog is closed, because it is easily closed by mistake, and after an import, which can be undone. */
export const pastedAtom = perOrderAtom<Pasted>({ text: '', ticks: {}, isTyped: false, countLeft: 0 });

/** Adds the text of a file below the buyer's text, or replaces the text of a file that was not changed. */
export const addFileAtom = atom(null, (get, set, added: string) => {
  const now = get(pastedAtom);
  const text = now.isTyped && now.text.trim() !== '' ? `${now.text.trimEnd()}\n\n${added}` : added;
  set(pastedAtom, { ...now, text, isTyped: text !== added, countLeft: 0 });
});
