import { memo, useLayoutEffect, useRef } from 'react';
import type { ServiceType } from '../../../src/domain/order/services.ts';
import { Section } from './controls.tsx';
import { MessageCard } from './message-card.tsx';
import { maxMessages, type Dispatch, type Message } from './order.ts';

interface MessagesProps {
  readonly service: ServiceType;
  readonly messages: readonly Message[];
  readonly dispatch: Dispatch;
}

/** A new message gets the focus. */
function useFocusOnAdded(messages: readonly Message[]) {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(messages);
  useLayoutEffect(() => {
    const added = messages.findIndex(({ id }) => !known.current.some((one) => one.id === id));
    if (messages.length > known.current.length) list.current?.querySelectorAll('textarea')[added]?.focus();
    known.current = messages;
  }, [messages]);
  return list;
}

export const Messages = memo(function Messages({ service, messages, dispatch }: MessagesProps) {
  const list = useFocusOnAdded(messages);
  const isFull = messages.length >= maxMessages;
  return (
    <Section heading="Add Voice Prompts" hint="Write what callers will hear, or start from an example.">
      <div className="ai">
        <div>
          <h3>Let AI draft your messages</h3>
          <p className="hint">Describe your company and AI will draft messages for you to edit.</p>
        </div>
        <button type="button" className="button">
          Generate AI Prompts
        </button>
      </div>
      <div ref={list} className="cards">
        {messages.map((message, index) => (
          <MessageCard
            key={message.id}
            service={service}
            message={message}
            number={index + 1}
            isFull={isFull}
            dispatch={dispatch}
          />
        ))}
      </div>
    </Section>
  );
});
