import { useAtomValue, useSetAtom } from 'jotai/react';
import { Fragment, memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { addMessageAtom } from '../../state/order/messages.ts';
import { messageIdsAtom, minimumMessagesAtom } from '../../state/order/parts.ts';
import { deleteMessageAtom, takenAtom } from '../../state/order/taken.ts';
import { Callout } from '../../ui/callout.tsx';
import { Section } from '../../ui/section.tsx';
import { takePress } from '../../ui/press.ts';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useBringDeskNear } from '../desk/use-bring-desk.ts';
import { focusField } from '../focus-field.ts';
import { useText } from '../use-text.ts';
import * as layout from '../layout.css.ts';
import { GiveBack } from './give-back.tsx';
import { MessageCard } from './message-card.tsx';
import * as css from './message-card.css.ts';

/** Moves the focus to a field once it is drawn. */
function useFocusLater() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || list.current === null) return;
    focusField(list.current, wanted.current);
    wanted.current = null;
  });
  const focusLater = useCallback((field: string): void => void (wanted.current = field), []);
  return { list, focusLater };
}

/** From so many messages on, those that are out of sight are not laid out. */
const many = 6;

/** 'Add Voice Prompts' (docs/behaviour.md, On screen). */
export function MessageSection({ aiBox }: { readonly aiBox: ReactNode }) {
  const text = useText().messages;
  return (
    <Section heading={text.heading} hint={text.hint} aside={<DeskSlot name="chosen" of="messages" />}>
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
  const taken = useAtomValue(takenAtom);
  const takenAt = taken && Math.min(taken.index, ids.length);
  const add = useSetAtom(addMessageAtom);
  const remove = useSetAtom(deleteMessageAtom);
  const { list, focusLater } = useFocusLater();
  const addAfter = useCallback(
    (index: number): void => {
      takePress();
      if (add(index)) focusLater(`message-${index + 1}`);
    },
    [add, focusLater],
  );
  const removeAt = useCallback(
    // A text field would open the keyboard of a phone.
    (index: number, isByKey: boolean): void => {
      takePress();
      focusLater(remove(index) ? 'give-back' : `${isByKey ? 'message' : 'add'}-${index - 1}`);
    },
    [remove, focusLater],
  );
  return (
    <div ref={list} className={layout.fields} data-many={ids.length > many}>
      {takenAt === 0 && <GiveBack onGive={focusLater} />}
      {ids.map((id, index) => (
        <Fragment key={id}>
          <MessageCard id={id} index={index} onAdd={addAfter} onDelete={removeAt} />
          {takenAt === index + 1 && <GiveBack onGive={focusLater} />}
        </Fragment>
      ))}
    </div>
  );
});

/** How many messages the chosen voices or tracks need (docs/behaviour.md, Rules). */
function MinimumNote() {
  const text = useText().messages;
  const minimum = useAtomValue(minimumMessagesAtom);
  const count = useAtomValue(messageIdsAtom).length;
  if (minimum < 2) return null;
  return <Callout tone={count < minimum ? 'warning' : 'info'}>{text.minimum(minimum)}</Callout>;
}
