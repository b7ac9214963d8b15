import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { maximumMessages } from '../../domain/order/messages.ts';
import { foundScripts, type FoundScript } from '../../domain/scripts/import/found-scripts.ts';
import { importScripts, roomFor, type ImportMode } from '../../domain/scripts/import/import-scripts.ts';
import type { Order } from '../../domain/order/order.ts';
import { orderAtom } from '../../state/order/order.ts';
import { changeMessagesAtom } from '../../state/order/undo.ts';
import { pastedAtom, type Pasted } from './import-state.ts';

/** A found message, whether it is checked, and whether it fits in the order. */
export interface Candidate {
  /** Its name, or else its text, and the number of equal ones before it. */
  readonly key: string;
  readonly script: FoundScript;
  readonly isTicked: boolean;
  readonly fits: boolean;
}

function candidatesOf(found: readonly FoundScript[], ticks: Pasted['ticks'], room: number): readonly Candidate[] {
  const names = found.map(({ name, content }) => name || content);
  let left = room;
  return found.map((script, index) => {
    const name = names[index] ?? '';
    const key = `${names.slice(0, index).filter((one) => one === name).length} ${name}`;
    const isTicked = ticks[key] ?? script.isUnlikely !== true;
    if (isTicked) left -= 1;
    return { key, script, isTicked, fits: !isTicked || left >= 0 };
  });
}

/** The state of the import dialog: what is found in its text, what the buyer checks, and how it is imported. */
export function useImport() {
  const order = useAtomValue(orderAtom);
  const [pasted, setPasted] = useAtom(pastedAtom);
  const changeMessages = useSetAtom(changeMessagesAtom);
  const [mode, setMode] = useState<ImportMode>(() => {
    // Adds the messages if existing text would be lost otherwise, and if there is room for more.
    const room = roomFor(order, 'add');
    return room === 0 || room === roomFor(order, 'replace') ? 'replace' : 'add';
  });
  const text = useDeferredValue(pasted.text);
  const most = maximumMessages(order);
  const found = useMemo(() => foundScripts(text, most), [text, most]);
  const candidates = candidatesOf(found, pasted.ticks, roomFor(order, mode));
  const chosen = candidates.filter(({ isTicked, fits }) => isTicked && fits).map(({ script }) => script);
  const change = (one: Order): Order => importScripts(one, chosen, mode);
  const countLeft = candidates.filter(({ fits }) => !fits).length;
  return {
    hasText: text.trim() !== '',
    mode,
    setMode,
    candidates,
    /** The displayed number: what is most likely not spoken counts once it is checked. */
    countFound: candidates.filter(({ script, isTicked }) => isTicked || script.isUnlikely !== true).length,
    chosen,
    /** The number of checked messages that don't fit. */
    countLeft,
    /** The number of messages that the order will have. */
    countAfter: change(order).messages.length,
    tick: (key: string, isTicked: boolean): void =>
      setPasted({ ...pasted, ticks: { ...pasted.ticks, [key]: isTicked } }),
    /** Imports the checked messages that fit; only the others stay checked. */
    importChosen: (): void => {
      changeMessages({ kind: 'import', of: null, change });
      setPasted({ ...pasted, countLeft, ticks: Object.fromEntries(candidates.map(({ key, fits }) => [key, !fits])) });
    },
  };
}
