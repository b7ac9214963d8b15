import { useAtomValue, useSetAtom } from 'jotai/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { maximumMessages } from '../../domain/order/messages.ts';
import { foundScripts } from '../../domain/scripts/import/found-scripts.ts';
import { importScripts, roomFor, type ImportMode } from '../../domain/scripts/import/import-scripts.ts';
import type { Order } from '../../domain/order/order.ts';
import type { FoundScript } from '../../domain/scripts/import/found-script.ts';
import { orderAtom } from '../../state/order/order.ts';
import { choiceAt, placeOf, ticksOf } from './choices.ts';
import { chooseScriptsAtom, emptyPastedAtom, pastedAtom, sourceOf } from './pasted.ts';
import { importAtom } from './undo-import.ts';

/** A message found, whether it is ticked, and whether the order has room for it. */
export interface Candidate {
  readonly script: FoundScript;
  readonly isTicked: boolean;
  readonly fits: boolean;
}

function candidatesOf(found: readonly FoundScript[], ticks: readonly boolean[], room: number): readonly Candidate[] {
  let left = room;
  return found.map((script, index) => {
    const isTicked = ticks[index] === true;
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
  const importMessages = useSetAtom(importAtom);
  const choose = useSetAtom(chooseScriptsAtom);
  const empty = useSetAtom(emptyPastedAtom);
  const [mode, setMode] = useState<ImportMode>(() => firstMode(order));
  const shownText = useDeferredValue(pasted.text);
  const most = maximumMessages(order);
  const { rich } = pasted;
  const found = useMemo(
    () => foundScripts(sourceOf({ text: shownText, rich, choices: [] }), most),
    [shownText, rich, most],
  );
  const ticks = useMemo(() => ticksOf(found, pasted.choices), [found, pasted.choices]);
  const candidates = candidatesOf(found, ticks, roomFor(order, mode));
  const countLeft = candidates.filter(({ fits }) => !fits).length;
  const chosen = candidates.filter(({ isTicked, fits }) => isTicked && fits).map(({ script }) => script);
  return {
    hasText: shownText.trim() !== '',
    mode,
    setMode,
    candidates,
    /** How many are told: what is most likely not spoken counts once it is ticked. */
    countFound: candidates.filter(({ script, isTicked }) => isTicked || script.isUnlikely !== true).length,
    /** What is taken over. */
    chosen,
    /** How many of those ticked are not. */
    countLeft,
    /** How many messages the order will have. */
    countAfter: importScripts(order, chosen, mode).messages.length,
    tick: (index: number, isTicked: boolean): void =>
      choose([...pasted.choices.filter((one) => placeOf(one, found) !== index), ...choiceAt(found, index, isTicked)]),
    /** What there was no room for stays for the next time, and it alone is ticked then. */
    takeOver: (): void => {
      importMessages({ change: (one) => importScripts(one, chosen, mode), pasted, countLeft });
      if (countLeft === 0) empty();
      else choose(candidates.flatMap(({ fits }, index) => choiceAt(found, index, !fits)));
    },
  };
}
