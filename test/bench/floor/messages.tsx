import { memo } from 'react';
import { styleGuides } from '../../../src/text/style-guides.en.ts';
import type { Dispatch, Message } from './order.ts';

interface CardProps {
  readonly message: Message;
  readonly number: number;
  readonly isFull: boolean;
  readonly dispatch: Dispatch;
}

/** A message as the least that can be written and sent: its text and its style. */
const Card = memo(function Card({ message: { id, content, style }, number, isFull, dispatch }: CardProps) {
  const edit = (part: Partial<Message>): void =>
    dispatch(({ messages }) => ({ messages: messages.map((one) => (one.id === id ? { ...one, ...part } : one)) }));
  const add = (): void =>
    dispatch(({ messages }) => {
      const next = { id: Math.max(...messages.map((one) => one.id)) + 1, content: '', style };
      return { messages: messages.flatMap((one) => (one.id === id ? [one, next] : [one])) };
    });
  return (
    <div role="group" aria-label={`Message #${number}`} className="card">
      <textarea aria-label="Message text" value={content} onChange={({ target }) => edit({ content: target.value })} />
      <select
        aria-label="Voice style / pronunciation guide"
        value={style}
        onChange={({ target }) => edit({ style: target.value })}
      >
        {Object.entries(styleGuides).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button disabled={isFull} onClick={add}>
        Add message
      </button>
    </div>
  );
});

type MessagesProps = Pick<CardProps, 'dispatch'> & { readonly messages: readonly Message[] };

export const Messages = memo(function Messages({ messages, dispatch }: MessagesProps) {
  return (
    <section className="section">
      <h2>Add Voice Prompts</h2>
      {messages.map((message, index) => (
        <Card
          key={message.id}
          message={message}
          number={index + 1}
          isFull={messages.length >= 20}
          dispatch={dispatch}
        />
      ))}
    </section>
  );
});
