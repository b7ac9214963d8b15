import { useAtomValue } from 'jotai/react';
import { messagesCharged } from '../domain/order/shop-service.ts';
import { chargedWords } from '../domain/scripts/count-words.ts';
import { useFormat } from '../form/texts/use-text.ts';
import { includedWordsAtom, messageIdsAtom, rateAtom, serviceAtom } from '../state/session/order-atoms.ts';
import { useToolText } from './use-tool-text.ts';

/**
 * What further messages, up to a number, and the words of new scripts add to the price, if the shop sends prices; empty
 * if nothing. The total is the server's.
 */
export function useCharge(countAfter: number, scripts: readonly { readonly content: string }[] = []): string {
  const { drafting, scripts: text } = useToolText();
  const { price } = useFormat();
  const { extraPrompts: each, extraWords: eachWord } = useAtomValue(rateAtom) ?? {};
  const included = useAtomValue(includedWordsAtom);
  const charged = messagesCharged(useAtomValue(serviceAtom), useAtomValue(messageIdsAtom).length, countAfter);
  const words = scripts.reduce((sum, { content }) => sum + chargedWords(content, included).wordsExtra, 0);
  const charges = [
    each && charged > 0 && drafting.charge(charged, price(each)),
    eachWord && words > 0 && text.wordsCharge(words, price(eachWord)),
  ];
  return charges.filter(Boolean).join(' ');
}
