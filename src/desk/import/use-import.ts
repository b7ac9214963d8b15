import { useAtomValue } from 'jotai/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { maximumMessages, putMessages, roomFor, type PutMode } from '../../domain/order/messages.ts';
import { hasText } from '../../domain/order/order.ts';
import { foundScripts, type FoundScript } from '../../domain/scripts/import/found-scripts.ts';
import { useDispatch, useSession } from '../../form/context/form-context.tsx';
import { orderAtom } from '../../state/session/order-atoms.ts';
import type { OrderSession, PastedScripts } from '../../state/session/session.ts';

/** Kept while the dialog is closed, because it is easily closed by mistake, and after an import, which can be undone. */
export const selectPasted = ({ pastedScripts }: OrderSession): PastedScripts => pastedScripts;

export type Candidate = FoundScript & { readonly isTicked: boolean };

const keyOf = ({ name, content }: FoundScript): string => `${name}\n${content}`;

/** The state of the import dialog: what is found in its text, what the buyer checks, and how it is imported. */
export function useImport() {
  const order = useAtomValue(orderAtom);
  const pasted = useSession(selectPasted);
  const dispatch = useDispatch();
  const setTicks = (ticks: PastedScripts['ticks']): void =>
    dispatch({ type: 'scriptsPasted', pasted: { ...pasted, ticks } });
  // Adds the messages if existing text would be lost otherwise, and if there is room for more.
  const canAdd = order.messages.some(hasText) && roomFor(order, 'add') > 0;
  const [mode, setMode] = useState<PutMode>(canAdd ? 'add' : 'replace');
  const text = useDeferredValue(pasted.text);
  const most = maximumMessages(order);
  const found = useMemo(() => foundScripts(text, most), [text, most]);
  const candidates = found.map((one) => ({ ...one, isTicked: pasted.ticks[keyOf(one)] ?? one.isUnlikely !== true }));
  const chosen = candidates.filter(({ isTicked }) => isTicked).slice(0, roomFor(order, mode));
  return {
    isBlank: text.trim() === '',
    most,
    mode,
    setMode,
    candidates,
    chosen,
    countAfter: putMessages(order, chosen, mode).messages.length,
    tick: (one: Candidate, isTicked: boolean): void => setTicks({ ...pasted.ticks, [keyOf(one)]: isTicked }),
    /** Imports the checked messages that fit; of the checked ones, only the others stay checked. */
    importChosen: (): void => {
      dispatch({ type: 'messagesImported', texts: chosen, mode });
      const left = candidates.filter(({ isTicked }) => isTicked).map((one) => [keyOf(one), !chosen.includes(one)]);
      setTicks({ ...pasted.ticks, ...Object.fromEntries(left) });
    },
  };
}
