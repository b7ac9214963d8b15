import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useDeferredValue, useMemo, useState } from 'react';
import { maximumMessages } from '../../domain/order/messages.ts';
import { hasText, type Order } from '../../domain/order/order.ts';
import { putMessages, roomFor, type PutMode } from '../../domain/order/put-messages.ts';
import { foundScripts, type FoundScript } from '../../domain/scripts/import/found-scripts.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';
import { orderAtom } from '../../state/order/order.ts';
import { changeMessagesAtom } from '../../state/order/undo.ts';

interface Pasted {
  /** What is in the box, and the text of the last file if it was put there alone. */
  readonly text: string;
  readonly file: string;
  /** Which messages the buyer checked or unchecked, by their names and texts; the others are as found. */
  readonly ticks: Readonly<Record<string, boolean>>;
}

/** Kept while the dialog is closed, because it is easily closed by mistake, and after an import, which can be undone. */
export const pastedAtom = perOrderAtom<Pasted>({ text: '', file: '', ticks: {} });

/** Adds the text of a file below the buyer's text, or replaces the text of a file that was not changed. */
export const addFileAtom = atom(null, (get, set, file: string) => {
  const { text, file: before, ticks } = get(pastedAtom);
  const kept = text === before ? '' : text.trimEnd();
  set(pastedAtom, { ticks, text: kept ? `${kept}\n\n${file}` : file, file: kept ? before : file });
});

export type Candidate = FoundScript & { readonly isTicked: boolean };

const keyOf = ({ name, content }: FoundScript): string => `${name}\n${content}`;

/** The state of the import dialog: what is found in its text, what the buyer checks, and how it is imported. */
export function useImport() {
  const order = useAtomValue(orderAtom);
  const [pasted, setPasted] = useAtom(pastedAtom);
  const changeMessages = useSetAtom(changeMessagesAtom);
  // Adds the messages if existing text would be lost otherwise, and if there is room for more.
  const canAdd = order.messages.some(hasText) && roomFor(order, 'add') > 0;
  const [mode, setMode] = useState<PutMode>(canAdd ? 'add' : 'replace');
  const text = useDeferredValue(pasted.text);
  const most = maximumMessages(order);
  const found = useMemo(() => foundScripts(text, most), [text, most]);
  const candidates = found.map((one) => ({ ...one, isTicked: pasted.ticks[keyOf(one)] ?? one.isUnlikely !== true }));
  const chosen = candidates.filter(({ isTicked }) => isTicked).slice(0, roomFor(order, mode));
  const change = (one: Order): Order => putMessages(one, chosen, mode);
  return {
    isBlank: text.trim() === '',
    most,
    mode,
    setMode,
    candidates,
    chosen,
    countAfter: change(order).messages.length,
    tick: (one: Candidate, isTicked: boolean): void =>
      setPasted({ ...pasted, ticks: { ...pasted.ticks, [keyOf(one)]: isTicked } }),
    /** Imports the checked messages that fit; only the others stay checked. */
    importChosen: (): void => {
      changeMessages({ kind: 'import', of: null, change });
      const left = candidates.map((one) => [keyOf(one), one.isTicked && !chosen.includes(one)] as const);
      setPasted({ ...pasted, ticks: Object.fromEntries(left) });
    },
  };
}
