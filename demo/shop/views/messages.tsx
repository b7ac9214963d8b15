import type { ReactElement } from 'react';
import type { OrderItemRow } from '../schema.ts';
import { useTexts } from './page.tsx';

/** The texts of an order, as they are recorded. */
export function Messages({ items }: { readonly items: readonly OrderItemRow[] }): ReactElement {
  const { orders: text } = useTexts();
  return (
    <ol className="messages">
      {items.map(({ position, content, words }) => (
        <li key={position}>
          <h3>
            {text.message(position + 1)} <span className="muted">{text.wordCount(words)}</span>
          </h3>
          <p className="text">{content}</p>
        </li>
      ))}
    </ol>
  );
}
