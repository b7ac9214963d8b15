import { memo } from 'react';
import { Section } from './controls.tsx';
import { guides, maxMessages, type Dispatch, type Message } from './order.ts';
import type { Totals } from './shop.ts';
import { money } from './totals-bar.tsx';

interface BareCardProps {
  readonly message: Message;
  readonly number: number;
  readonly isFull: boolean;
  readonly dispatch: Dispatch;
}

/** A message as the least that can be written and sent: its text and its style, without counts, hints and tools. */
const BareCard = memo(function BareCard({ message, number, isFull, dispatch }: BareCardProps) {
  const { id, content, guide } = message;
  const edit = (part: Partial<Message>): void => dispatch({ type: 'edit-message', id, part });
  return (
    <div role="group" aria-label={`Message #${number}`} className="card">
      <textarea
        aria-label="Message text"
        className="control area"
        value={content}
        onChange={(event) => edit({ content: event.target.value })}
      />
      <select
        aria-label="Voice style / pronunciation guide"
        className="control"
        value={guide}
        onChange={({ target }) => edit({ guide: target.value, style: guides[target.value]?.text ?? '' })}
      >
        {Object.entries(guides).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        disabled={isFull}
        onClick={() => dispatch({ type: 'add-message', after: id })}
      >
        Add message
      </button>
    </div>
  );
});

interface BareMessagesProps {
  readonly messages: readonly Message[];
  readonly dispatch: Dispatch;
}

export const BareMessages = memo(function BareMessages({ messages, dispatch }: BareMessagesProps) {
  const isFull = messages.length >= maxMessages;
  return (
    <Section heading="Add Voice Prompts">
      <div className="cards">
        {messages.map((message, index) => (
          <BareCard key={message.id} message={message} number={index + 1} isFull={isFull} dispatch={dispatch} />
        ))}
      </div>
    </Section>
  );
});

interface BareBarProps {
  readonly totals: Totals | null;
  readonly onProceed: () => void;
}

/** The live total alone. */
export const BareBar = memo(function BareBar({ totals, onProceed }: BareBarProps) {
  return (
    <section aria-label="Order totals" className="bar">
      <p>Total {totals && <span className="total">{money(totals.total)}</span>}</p>
      <button type="button" className="button primary" onClick={onProceed}>
        Proceed to payment (Order Summary)
      </button>
    </section>
  );
});
