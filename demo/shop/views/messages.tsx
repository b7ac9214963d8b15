import type { ReactElement } from 'react';
import type { OrderItemRow } from '../schema.ts';
import { nameOfFile } from '../../../src/domain/file-name.ts';
import { useTexts } from './page.tsx';

/** The texts of an order, as they are recorded, with the files that the buyer named. */
export function Messages({ items }: { readonly items: readonly OrderItemRow[] }): ReactElement {
  const { orders: text } = useTexts();
  return (
    <ol className="messages">
      {items.map(({ position, content, words, fileName }) => (
        <li key={position}>
          <h3>
            {text.message(position + 1)}{' '}
            <span className="muted">
              {nameOfFile(fileName) && `${fileName} · `}
              {text.wordCount(words)}
            </span>
          </h3>
          <p className="text">{content}</p>
        </li>
      ))}
    </ol>
  );
}
