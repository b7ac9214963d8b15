import { useAtomValue, useSetAtom } from 'jotai/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { minimumMessages } from '../../domain/messages.ts';
import { addMessageAtom, deleteMessageAtom } from '../../state/messages.ts';
import { orderAtom } from '../../state/order.ts';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { focusField } from '../focus-field.ts';
import { useText } from '../use-text.ts';
import { MessageCard } from './message-card.tsx';
import * as css from './message-card.css.ts';

/** Moves the focus to a message once it is drawn: a new one, or the one before a deleted one. */
function useMessageFocus() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || list.current === null) return;
    focusField(list.current, `message-${wanted.current}`);
    wanted.current = null;
  });
  return { list, focusMessage: (index: number) => (wanted.current = index) };
}

/** 'Add Voice Prompts' (spec.md section 2). */
export function MessageSection({ aiBox }: { readonly aiBox: ReactNode }) {
  const text = useText().messages;
  const order = useAtomValue(orderAtom);
  const add = useSetAtom(addMessageAtom);
  const remove = useSetAtom(deleteMessageAtom);
  const { list, focusMessage } = useMessageFocus();
  const minimum = minimumMessages(order);
  const addAfter = (index: number): void => {
    if (add(index)) focusMessage(index + 1);
  };
  const removeAt = (index: number): void => {
    remove(index);
    focusMessage(index - 1);
  };
  return (
    <Section heading={text.heading} hint={text.hint}>
      {aiBox}
      {minimum > 1 && (
        <Notice tone={order.messages.length < minimum ? 'warning' : 'info'}>{text.minimum(minimum)}</Notice>
      )}
      <div ref={list} className={css.cards}>
        {order.messages.map((message, index) => (
          <MessageCard
            key={message.id}
            message={message}
            index={index}
            onAdd={() => addAfter(index)}
            onDelete={() => removeAt(index)}
          />
        ))}
      </div>
    </Section>
  );
}
