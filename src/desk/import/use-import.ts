import { useAtomValue, useSetAtom } from 'jotai/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { maximumMessages } from '../../domain/order/messages.ts';
import type { FoundScript } from '../../domain/scripts/import/found-scripts.ts';
import { importScripts, roomFor, type ImportMode } from '../../domain/scripts/import/import-scripts.ts';
import { orderAtom } from '../../state/order/order.ts';
import { importAtom } from './import-steps.ts';
import { editPastedAtom, keysOf, pastedAtom, emptyPastedAtom, scriptsIn, type Pasted } from './pasted.ts';

/** A found message, whether it is checked, and whether it fits in the order. */
export interface Candidate {
  readonly key: string;
  readonly script: FoundScript;
  readonly isTicked: boolean;
  readonly fits: boolean;
}

function candidatesOf(found: readonly FoundScript[], ticks: Pasted['ticks'], room: number): readonly Candidate[] {
  const keys = keysOf(found);
  let left = room;
  return found.map((script, index) => {
    const key = keys[index] ?? '';
    const isTicked = ticks[key] ?? script.isUnlikely !== true;
    if (isTicked) left -= 1;
    return { key, script, isTicked, fits: !isTicked || left >= 0 };
  });
}

/** The state of the import dialog: what is found in its text, what the buyer checks, and how it is imported. */
export function useImport() {
  const order = useAtomValue(orderAtom);
  const pasted = useAtomValue(pastedAtom);
  const importMessages = useSetAtom(importAtom);
  const edit = useSetAtom(editPastedAtom);
  const empty = useSetAtom(emptyPastedAtom);
  const [mode, setMode] = useState<ImportMode>(() => {
    // Adds the messages if existing text would be lost otherwise, and if there is room for more.
    const room = roomFor(order, 'add');
    return room === 0 || room === roomFor(order, 'replace') ? 'replace' : 'add';
  });
  const text = useDeferredValue(pasted.text);
  const most = maximumMessages(order);
  const { source, ticks } = pasted;
  const found = useMemo(() => scriptsIn({ text, source }, most), [text, source, most]);
  const candidates = candidatesOf(found, ticks, roomFor(order, mode));
  const chosen = candidates.filter(({ isTicked, fits }) => isTicked && fits).map(({ script }) => script);
  const countLeft = candidates.filter(({ fits }) => !fits).length;
  const takeOver = (): void => {
    importMessages({ change: (one) => importScripts(one, chosen, mode), pasted, countLeft });
    // What did not fit stays for the next time, and only that is checked then.
    if (countLeft === 0) empty();
    else edit({ ticks: Object.fromEntries(candidates.map(({ key, fits }) => [key, !fits])) });
  };
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
    countAfter: importScripts(order, chosen, mode).messages.length,
    tick: (key: string, isTicked: boolean): void => edit({ ticks: { ...ticks, [key]: isTicked } }),
    takeOver,
  };
}
