import type { ReactElement } from 'react';
import type { OrderItemRow } from '../schema/orders.ts';
import { messageName } from '../ordering/message-name.ts';
import { howSpoken } from '../text/how-spoken.ts';
import { usePage, useTexts } from './page.tsx';

interface MessagesProps {
  readonly items: readonly OrderItemRow[];
  readonly voices: readonly { readonly name: string }[];
  /** The heading level of each: one below the heading above. */
  readonly heading: 'h3' | 'h4';
}

export function Messages({ items, voices, heading: Heading }: MessagesProps): ReactElement {
  const { orders: text } = useTexts();
  const { language } = usePage();
  return (
    <ol className="messages">
      {items.map(({ position, content, words, name, fileName, style }) => (
        <li key={position}>
          <Heading>
            {text.message(position + 1)}{' '}
            <span className="muted wrap">
              {[messageName({ name, fileName }), text.wordCount(words)].filter(Boolean).join(' · ')}
            </span>
          </Heading>
          <p className="text">{content}</p>
          {howSpoken(language, style, position, voices).map((line) => (
            <p key={line} className="muted">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
