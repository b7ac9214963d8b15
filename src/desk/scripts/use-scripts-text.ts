import { useStore } from 'jotai/react';
import { scriptsText } from '../../domain/scripts/scripts-text.ts';
import { useText } from '../../form/texts/use-text.ts';
import { orderAtom } from '../../state/order/order.ts';

/** Returns all scripts as a text for people to read, each under its number and name. */
export function useScriptsText(): () => string {
  const { messages: text } = useText();
  const store = useStore();
  return () => {
    const { messages } = store.get(orderAtom);
    return scriptsText(messages, (index) => [text.card(index + 1), messages[index]?.name].filter(Boolean).join(': '));
  };
}
