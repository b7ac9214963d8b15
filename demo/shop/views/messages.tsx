import type { ReactElement } from 'react';
import type { OrderItemRow } from '../schema.ts';

/** The texts of an order, as they are recorded. */
export function Messages({ items }: { readonly items: readonly OrderItemRow[] }): ReactElement {
  return (
    <ol className="messages">
      {items.map(({ position, content, words }) => (
        <li key={position}>
          <h3>
            Message #{position + 1} <span className="muted">{words === 1 ? '1 word' : `${words} words`}</span>
          </h3>
          <p className="text">{content}</p>
        </li>
      ))}
    </ol>
  );
}
