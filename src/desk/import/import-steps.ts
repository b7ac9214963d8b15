import { atom } from 'jotai/vanilla';
import type { OrderChange } from '../../domain/order/order.ts';
import { stableAtom } from '../../state/atoms/stable-atom.ts';
import { orderAtom } from '../../state/order/order.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';
import { changeMessagesAtom, openStepsAtom, turnStepAtom, type Step } from '../../state/order/undo.ts';
import { pastedAtom, restorePastedAtom, type Pasted } from './pasted.ts';

/** The source of imported messages, and the number of those that did not fit. */
interface Imported {
  readonly pasted: Pasted;
  readonly countLeft: number;
}

const importedAtom = perOrderAtom<Readonly<Record<number, Imported>>>({});

/** Imports messages. */
export const importAtom = atom(null, (get, set, { change, ...from }: Imported & { readonly change: OrderChange }) => {
  const number = set(changeMessagesAtom, { kind: 'import', of: null, change });
  set(importedAtom, { ...get(importedAtom), [number]: from });
});

/** An import that can be undone or redone, or a split whose message is gone. */
interface ImportStep {
  readonly step: Step;
  /** The number of messages that did not fit, while their text is still in the dialog. */
  readonly countLeft: number;
}

export const importStepsAtom = stableAtom((get): readonly ImportStep[] => {
  const ids = new Set(get(orderAtom).messages.map(({ id }) => id));
  const isHere = ({ kind, of }: Step): boolean =>
    kind === 'import' || (kind === 'split' && (of === null || !ids.has(of)));
  return get(openStepsAtom)
    .filter(isHere)
    .map((step) => {
      const from = step.isUndone ? undefined : get(importedAtom)[step.number];
      return { step, countLeft: from?.pasted.text === get(pastedAtom).text ? from.countLeft : 0 };
    });
});

/** Undoes an import, with its text, or redoes it. */
export const turnImportAtom = atom(null, (get, set, step: Step) => {
  const from = get(importedAtom)[step.number];
  set(turnStepAtom, step);
  if (from && !step.isUndone) set(restorePastedAtom, from.pasted);
});
