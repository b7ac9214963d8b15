import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { phoneSystemAtom } from '../../state/order/parts.ts';
import { serviceRulesAtom } from '../../state/order/service.ts';
import { maxSecondsAtom } from '../../state/script/script-context.ts';
import { allSecondsAtom, loopAtom } from '../../state/script/spoken-length.ts';
import { stableAtom } from '../../state/atoms/stable-atom.ts';

/** An order that is longer than its phone system takes, in seconds: the loop on hold, else its longest message. */
interface Excess {
  readonly isLoop: boolean;
  readonly seconds: number;
  readonly limit: number;
}

const excessAtom = stableAtom((get): Excess | null => {
  const limit = get(maxSecondsAtom);
  if (limit === null) return null;
  const isLoop = get(serviceRulesAtom).hasMusic;
  const seconds = isLoop ? get(loopAtom).seconds : Math.max(0, ...get(allSecondsAtom));
  return seconds > limit ? { isLoop, seconds, limit } : null;
});

/** By what the order is longer than its phone system takes; null where it fits, or no limit is known. */
export const useExcess = (): Excess | null => useAtomValue(excessAtom);

/** The chosen phone system; undefined for a value that is not in the list. */
export const useChosenSystem = () => useAtomValue(chosenSystemAtom);

const chosenSystemAtom = atom((get) => findPhoneSystem(get(phoneSystemAtom)));
