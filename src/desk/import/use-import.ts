import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { importScripts, roomFor, type ImportMode } from '../../domain/script/import-scripts.ts';
import type { FoundScript } from '../../domain/script/read-scripts.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';
import { orderAtom } from '../../state/order/order.ts';
import { foundScripts } from './found-scripts.ts';
import { changeMessagesAtom } from './undo-import.ts';

/** A message found, whether it is ticked, and whether the order has room for it. */
export interface Candidate {
  readonly script: FoundScript;
  readonly isTicked: boolean;
  readonly fits: boolean;
}

function candidatesOf(
  found: readonly FoundScript[],
  unticked: ReadonlySet<number>,
  room: number,
): readonly Candidate[] {
  let left = room;
  return found.map((script, index) => {
    const isTicked = !unticked.has(index);
    if (isTicked) left -= 1;
    return { script, isTicked, fits: !isTicked || left >= 0 };
  });
}

/** Kept while the dialog is closed: it is easily closed by mistake. */
const pastedAtom = perOrderAtom('');

/** What the import dialog holds: a text, what it makes of it, what the buyer ticks, and how it goes into the order. */
export function useImport() {
  const order = useAtomValue(orderAtom);
  const change = useSetAtom(changeMessagesAtom);
  const [text, setText] = useAtom(pastedAtom);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const [mode, setMode] = useState<ImportMode>(() =>
    roomFor(order, 'add') === roomFor(order, 'replace') ? 'replace' : 'add',
  );
  /** What a file took the place of, while that can be had back. */
  const [before, setBefore] = useState('');
  const shownText = useDeferredValue(text);
  const found = useMemo(() => foundScripts(shownText), [shownText]);
  const candidates = candidatesOf(found, unticked, roomFor(order, mode));
  const setAll = (value: string, replaced: string): void => {
    setText(value);
    setBefore(replaced);
    setUnticked(new Set());
  };
  const chosen = candidates.filter(({ isTicked, fits }) => isTicked && fits).map(({ script }) => script);
  return {
    text,
    mode,
    setMode,
    candidates,
    count: chosen.length,
    /** How many messages the order will have. */
    countAfter: importScripts(order, chosen, mode).messages.length,
    before,
    edit: (value: string): void => setAll(value, ''),
    readFile: (value: string): void => setAll(value, text.trim()),
    giveBack: (): void => setAll(before, ''),
    tick: (index: number, isTicked: boolean): void =>
      setUnticked(new Set(isTicked ? [...unticked].filter((one) => one !== index) : [...unticked, index])),
    takeOver: (): void => {
      change((one) => importScripts(one, chosen, mode));
      setText('');
    },
  };
}
