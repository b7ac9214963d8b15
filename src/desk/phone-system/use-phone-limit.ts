import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { Order } from '../../domain/order.ts';
import { longestSeconds } from '../../domain/phone-facts.ts';
import { findPhoneSystem } from '../../domain/phone-systems.ts';
import { gapSeconds, loopOf } from '../../domain/script/loop.ts';
import { languageOf, scriptLanguage } from '../../domain/script/script-language.ts';
import { spokenSeconds } from '../../domain/script/spoken-seconds.ts';
import { languageAtom } from '../../state/host/settings.ts';
import { orderAtom } from '../../state/order/order.ts';
import { stableAtom } from '../../state/stable-atom.ts';

/** An order that is longer than its phone system takes, in seconds: the loop on hold, else its longest message. */
export interface Excess {
  readonly isLoop: boolean;
  readonly seconds: number;
  readonly limit: number;
}

const lengthOf = (order: Order, messages: readonly number[]): number =>
  order.serviceType === 'moh' ? loopOf(messages, gapSeconds(order)).seconds : Math.max(0, ...messages);

const excessAtom = stableAtom((get): Excess | null => {
  const order = get(orderAtom);
  const { phoneSystem, serviceType } = order;
  const limit = longestSeconds(phoneSystem, findPhoneSystem(phoneSystem)?.format ?? '', serviceType);
  if (limit === null) return null;
  const page = scriptLanguage(get(languageAtom));
  const spoken = order.messages.map(({ content }) => spokenSeconds(content, languageOf(content) ?? page));
  const seconds = Math.round(lengthOf(order, spoken));
  return seconds > limit ? { isLoop: serviceType === 'moh', seconds, limit } : null;
});

/** By what the order is longer than its phone system takes; null where it fits, or no limit is known. */
export const useExcess = (): Excess | null => useAtomValue(excessAtom);

/** The chosen phone system; undefined for a value that is not in the list. */
export const useChosenSystem = () => useAtomValue(chosenSystemAtom);

const chosenSystemAtom = atom((get) => findPhoneSystem(get(orderAtom).phoneSystem));
