import { atom } from 'jotai/vanilla';
import type { OrderChange } from '../../domain/order/order.ts';
import { orderAtom } from '../../state/order/order.ts';
import { changeMessagesAtom, openStepsAtom, turnStepAtom, type Step } from '../../state/order/undo.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';
import { stableAtom } from '../../state/atoms/stable-atom.ts';
import { pastedAtom, restorePastedAtom, type Pasted } from './pasted.ts';

/** What messages were imported from, and how many there was no room for. */
interface Source {
  readonly pasted: Pasted;
  readonly countLeft: number;
}

const sourcesAtom = perOrderAtom<Readonly<Record<number, Source>>>({});

/** Imports messages. */
export const importAtom = atom(null, (get, set, { change, ...source }: Source & { readonly change: OrderChange }) => {
  const number = set(changeMessagesAtom, { kind: 'import', of: null, change });
  set(sourcesAtom, { ...get(sourcesAtom), [number]: source });
});

/** The splits that can be turned at a message, by its id. Make it once per card. */
export const splitStepsAtom = (id: number) =>
  stableAtom((get) => get(openStepsAtom).filter(({ kind, of }) => kind === 'split' && of === id));

/** Imports that can be turned, and splits whose message is gone. */
export const importStepsAtom = stableAtom((get) => {
  const ids = new Set(get(orderAtom).messages.map(({ id }) => id));
  return get(openStepsAtom).filter(
    ({ kind, of }) => kind === 'import' || (kind === 'split' && (of === null || !ids.has(of))),
  );
});

/** How many messages of an import there was no room for, while its text is still in the dialog. */
export const countLeftAtom = atom((get) => {
  const sources = get(sourcesAtom);
  const { text } = get(pastedAtom);
  return ({ number, isUndone }: Step): number => {
    const source = sources[number];
    return !isUndone && source?.pasted.text === text ? source.countLeft : 0;
  };
});

/** Takes an import or a split back, or makes it again. The text that was imported comes back as well. */
export const turnImportAtom = atom(null, (get, set, step: Step) => {
  const source = get(sourcesAtom)[step.number];
  set(turnStepAtom, step);
  if (source && !step.isUndone) set(restorePastedAtom, source.pasted);
});
