import { useStore } from 'jotai/react';
import { useText } from '../../form/texts/use-text.ts';
import { orderAtom } from '../../state/order/order.ts';

/** Returns all scripts as a text for people to read: each under its number and name, with an empty line between them. */
export function useScriptsText(): () => string {
  const { messages: text } = useText();
  const store = useStore();
  return () =>
    store
      .get(orderAtom)
      .messages.map(({ name, content }, index) => ({
        title: [text.card(index + 1), name].filter(Boolean).join(': '),
        content: content.trim(),
      }))
      .filter(({ content }) => content !== '')
      .map(({ title, content }) => `${title}\n${content}`)
      .join('\n\n');
}
