import { atom } from 'jotai/vanilla';
import type { OrderChange } from '../../domain/order/order.ts';
import type { Source } from '../../domain/scripts/import/found-scripts.ts';
import { stableAtom } from '../../state/atoms/stable-atom.ts';
import { orderAtom } from '../../state/order/order.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';
import { changeMessagesAtom, openStepsAtom, turnStepAtom, type Step } from '../../state/order/undo.ts';

/** The content of the import box. */
export interface Pasted {
  readonly text: string;
  /** The source of the text, if its parts are known. They are valid as long as the text is unchanged. */
  readonly source: Source | null;
  /** Which of its messages the buyer checked or unchecked, by their keys; the others are as found. */
  readonly ticks: Readonly<Record<string, boolean>>;
  /** Whether the buyer wrote or changed the text. */
  readonly isTyped: boolean;
  /** The number of messages that did not fit when the others were imported. */
  readonly countLeft: number;
}

const nothing: Pasted = { text: '', source: null, ticks: {}, isTyped: false, countLeft: 0 };

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
  if (isKept) set(pastedAtom, { ...now, text: `${now.text.trimEnd()}\n\n${source.text}`, countLeft: 0 });
  else set(pastedAtom, { ...nothing, text: source.text, source });
});

/** What was in the box at each import, by the number of its step. */
const importedAtom = perOrderAtom<Readonly<Record<number, Pasted>>>({});

/** Imports messages from the box; `left` is what stays in it. */
export const importAtom = atom(
  null,
  (get, set, { change, left }: { readonly change: OrderChange; readonly left: Partial<Pasted> | null }) => {
    const pasted = get(pastedAtom);
    const number = set(changeMessagesAtom, { kind: 'import', of: null, change });
    set(importedAtom, { ...get(importedAtom), [number]: pasted });
    set(pastedAtom, left ? { ...pasted, ...left } : nothing);
  },
);

/** The imports that can be undone or redone, and the splits whose message is gone. */
export const importStepsAtom = stableAtom((get): readonly Step[] => {
  const ids = new Set(get(orderAtom).messages.map(({ id }) => id));
  const isGone = (id: number | null): boolean => id === null || !ids.has(id);
  return get(openStepsAtom).filter(({ kind, of }) => kind === 'import' || (kind === 'split' && isGone(of)));
});

/** Undoes an import, with what was in the box unless that has new content, or redoes it. */
export const turnImportAtom = atom(null, (get, set, step: Step) => {
  const before = get(importedAtom)[step.number];
  set(turnStepAtom, step);
  if (before && !step.isUndone && get(pastedAtom).text.trim() === '') set(pastedAtom, before);
});
