import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { addMessageAtom, deleteMessageAtom } from '../../state/order/messages.ts';
import { messageIdsAtom, minimumMessagesAtom } from '../../state/order/parts.ts';
import { Callout } from '../../ui/callout.tsx';
import { Section } from '../../ui/section.tsx';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useBringDeskNear } from '../desk/use-bring-desk.ts';
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
  const focusMessage = useCallback((index: number): void => void (wanted.current = index), []);
  return { list, focusMessage };
}

/** 'Add Voice Prompts' (spec.md section 2). */
export function MessageSection({ aiBox }: { readonly aiBox: ReactNode }) {
  const text = useText().messages;
  return (
    <Section heading={text.heading} hint={text.hint}>
      <ScriptTools />
      {aiBox}
      <MinimumNote />
      <MessageCards />
      <DeskSlot name="loop" />
    </Section>
  );
}

/** Where the tools for all messages stand. It keeps their room: they come late. */
function ScriptTools() {
  return (
    <div ref={useBringDeskNear()} className={css.tools}>
      <DeskSlot name="script-tools" />
    </div>
  );
}

const MessageCards = memo(() => {
  const ids = useAtomValue(messageIdsAtom);
  const add = useSetAtom(addMessageAtom);
  const remove = useSetAtom(deleteMessageAtom);
  const { list, focusMessage } = useMessageFocus();
  const addAfter = useCallback(
    (index: number): void => {
      if (add(index)) focusMessage(index + 1);
    },
    [add, focusMessage],
  );
  const removeAt = useCallback(
    (index: number): void => {
      remove(index);
      focusMessage(index - 1);
    },
    [remove, focusMessage],
  );
  return (
    <div ref={list} className={css.cards}>
      {ids.map((id, index) => (
        <MessageCard key={id} id={id} index={index} onAdd={addAfter} onDelete={removeAt} />
      ))}
    </div>
  );
});

/** How many messages the chosen voices or tracks need (spec.md section 5). */
function MinimumNote() {
  const text = useText().messages;
  const minimum = useAtomValue(minimumMessagesAtom);
  const count = useAtomValue(messageIdsAtom).length;
  if (minimum < 2) return null;
  return <Callout tone={count < minimum ? 'warning' : 'info'}>{text.minimum(minimum)}</Callout>;
}
