import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { phoneSystemAtom } from '../../state/order/parts.ts';
import { serviceRulesAtom } from '../../state/order/service.ts';
import { maxSecondsAtom } from '../../state/script/script-context.ts';
import { allSecondsAtom, loopAtom } from '../../state/script/spoken-length.ts';
import { stableAtom } from '../../state/atoms/stable-atom.ts';

/**
 * An order that is longer than its phone system allows, in seconds: the loop on hold, otherwise its longest message.
 */
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

/** The excess length of the order for its phone system; null if it fits, or if no limit is known. */
export const useExcess = (): Excess | null => useAtomValue(excessAtom);

/** The selected phone system; undefined for a value that is not in the list. */
export const useChosenSystem = () => useAtomValue(chosenSystemAtom);

const chosenSystemAtom = atom((get) => findPhoneSystem(get(phoneSystemAtom)));
