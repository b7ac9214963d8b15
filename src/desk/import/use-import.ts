import { useAtomValue, useSetAtom } from 'jotai/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { importScripts, roomFor, type ImportMode } from '../../domain/script/import-scripts.ts';
import type { Order } from '../../domain/order.ts';
import type { FoundScript } from '../../domain/script/read-scripts.ts';
import { orderAtom } from '../../state/order/order.ts';
import { foundScripts } from './found-scripts.ts';
import { emptyPastedAtom, pastedAtom, untickAtom } from './pasted.ts';
import { changeMessagesAtom } from './undo-import.ts';
import { placeOf, untickedAt } from './unticked.ts';

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

/** Adds where something was written that would go, and where there is room for more. */
function firstMode(order: Order): ImportMode {
  const room = roomFor(order, 'add');
  return room === 0 || room === roomFor(order, 'replace') ? 'replace' : 'add';
}

/** What the import dialog makes of its text, what the buyer ticks, and how it goes into the order. */
export function useImport() {
  const order = useAtomValue(orderAtom);
  const pasted = useAtomValue(pastedAtom);
  const change = useSetAtom(changeMessagesAtom);
  const untick = useSetAtom(untickAtom);
  const empty = useSetAtom(emptyPastedAtom);
  const [mode, setMode] = useState<ImportMode>(() => firstMode(order));
  const shownText = useDeferredValue(pasted.text);
  const found = useMemo(() => foundScripts(shownText), [shownText]);
  const unticked = new Set(pasted.unticked.map((one) => placeOf(one, found)));
  const candidates = candidatesOf(found, unticked, roomFor(order, mode));
  const chosen = candidates.filter(({ isTicked, fits }) => isTicked && fits).map(({ script }) => script);
  return {
    hasText: pasted.text.trim() !== '',
    mode,
    setMode,
    candidates,
    count: chosen.length,
    /** How many messages the order will have. */
    countAfter: importScripts(order, chosen, mode).messages.length,
    tick: (index: number, isTicked: boolean): void =>
      untick(
        isTicked
          ? pasted.unticked.filter((one) => placeOf(one, found) !== index)
          : [...pasted.unticked, ...untickedAt(found, index)],
      ),
    /** What there was no room for stays for the next time, and it alone is ticked then. */
    takeOver: (): void => {
      change({ change: (one) => importScripts(one, chosen, mode), pasted });
      if (candidates.every(({ fits }) => fits)) empty();
      else untick(candidates.flatMap(({ fits }, index) => (fits ? untickedAt(found, index) : [])));
    },
  };
}
