import { useAtomValue } from 'jotai/react';
import { messagesCharged } from '../domain/order/shop-service.ts';
import { chargedWords } from '../domain/scripts/count-words.ts';
import { useFormat } from '../form/texts/use-text.ts';
import { extraWordPriceAtom, includedWordsAtom, messageIdsAtom, rateAtom } from '../state/order/parts.ts';
import { serviceAtom } from '../state/order/service.ts';
import { useDeskText } from './use-desk-text.ts';

/** The number of messages that an order will have, and of those that are added. */
interface Coming {
  readonly countAfter: number;
  readonly scripts: readonly { readonly content: string }[];
}

/** What messages and their words add to the price, if the shop sends prices; the total is the server's. */
export function useCharge({ countAfter, scripts }: Coming): readonly string[] {
  const { drafting, scripts: text } = useDeskText();
  const { price } = useFormat();
  const each = useAtomValue(rateAtom)?.extraPrompts;
  const eachWord = useAtomValue(extraWordPriceAtom);
  const included = useAtomValue(includedWordsAtom);
  const charged = messagesCharged(useAtomValue(serviceAtom), useAtomValue(messageIdsAtom).length, countAfter);
  const words = scripts.reduce((sum, { content }) => sum + chargedWords(content, included).wordsExtra, 0);
  return [
    ...(each && charged > 0 ? [drafting.charge(charged, price(each))] : []),
    ...(eachWord && words > 0 ? [text.wordsCharge(words, price(eachWord))] : []),
  ];
}
