import { useAtomValue } from 'jotai/react';
import { messagesCharged } from '../../domain/shop-service.ts';
import { useFormat, useText } from '../../form/use-text.ts';
import { messageIdsAtom, rateAtom } from '../../state/order/parts.ts';
import { serviceAtom } from '../../state/order/service.ts';

/** What messages add to the price until there are so many, where the shop tells it; how it adds up is the server's to say. */
export function useCharge(count: number): string {
  const { charge } = useText().ai;
  const { price } = useFormat();
  const each = useAtomValue(rateAtom)?.extraPrompts;
  const charged = messagesCharged(useAtomValue(serviceAtom), useAtomValue(messageIdsAtom).length, count);
  return each && charged > 0 ? charge(charged, price(each)) : '';
}
