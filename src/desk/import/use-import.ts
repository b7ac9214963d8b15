import { useAtomValue, useSetAtom } from 'jotai/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { maximumMessages } from '../../domain/order/messages.ts';
import { foundScripts, type FoundScript } from '../../domain/scripts/import/found-scripts.ts';
import { importScripts, roomFor, type ImportMode } from '../../domain/scripts/import/import-scripts.ts';
import { orderAtom } from '../../state/order/order.ts';
import { editPastedAtom, importAtom, pastedAtom, type Pasted } from './import-state.ts';

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

const marksOf = (text = ''): string => text.replaceAll(/\s+/gu, '');

/** The state of the import dialog: what is found in its text, what the buyer checks, and how it is imported. */
export function useImport() {
  const order = useAtomValue(orderAtom);
  const { text: now, source, ticks } = useAtomValue(pastedAtom);
  const importMessages = useSetAtom(importAtom);
  const edit = useSetAtom(editPastedAtom);
  const [mode, setMode] = useState<ImportMode>(() => {
    // Adds the messages if existing text would be lost otherwise, and if there is room for more.
    const room = roomFor(order, 'add');
    return room === 0 || room === roomFor(order, 'replace') ? 'replace' : 'add';
  });
  const text = useDeferredValue(now);
  const most = maximumMessages(order);
  const found = useMemo(
    () => foundScripts({ text, blocks: marksOf(source?.text) === marksOf(text) ? source?.blocks : null }, most),
    [text, source, most],
  );
  const candidates = candidatesOf(found, ticks, roomFor(order, mode));
  const chosen = candidates.filter(({ isTicked, fits }) => isTicked && fits).map(({ script }) => script);
  const countLeft = candidates.filter(({ fits }) => !fits).length;
  const importChosen = (): void => {
    // What did not fit stays for the next time, and only that is checked then.
    const left = { countLeft, ticks: Object.fromEntries(candidates.map(({ key, fits }) => [key, !fits])) };
    importMessages({ change: (one) => importScripts(one, chosen, mode), left: countLeft > 0 ? left : null });
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
    importChosen,
  };
}
