import { useAtomValue } from 'jotai/react';
import { Fragment, memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { minimumMessages } from '../../domain/order/messages.ts';
import { addMessage, deleteMessage } from '../../state/session/edit-messages.ts';
import { messageIdsAtom, serviceRulesAtom, sharedMessagesAtom } from '../../state/session/order-atoms.ts';
import type { Undo } from '../../state/session/reduce-undo.ts';
import { Callout } from '../../ui/section/callout.tsx';
import { Section } from '../../ui/section/section.tsx';
import { selectUndo, useForm, useOrder, useSession } from '../context/form-context.tsx';
import { focusField, focusSoon, type FieldName } from '../focus/focus-field.ts';
import { useIssue } from '../focus/issue-place.ts';
import * as layout from '../layout/layout.css.ts';
import { useText } from '../texts/use-text.ts';
import { ToolSlot, useTools } from '../tools/tool-slot.tsx';
import { MessageCard } from './message-card.tsx';
import * as css from './message-card.css.ts';
import { MessageStart } from './message-start.tsx';
import { UndoStep } from './undo-step.tsx';

/** Focuses a field once it is rendered. */
function useFocusLater() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<FieldName | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || list.current === null) return;
    focusField(list.current, wanted.current);
    wanted.current = null;
  });
  const focusLater = useCallback((field: FieldName): void => void (wanted.current = field), []);
  return { list, focusLater };
}

/** The number of messages from which those out of sight are not laid out. */
const many = 6;

/** 'Add Voice Prompts' (docs/behaviour.md, On screen). */
export function MessageSection() {
  const text = useText().messages;
  return (
    <Section heading={text.heading}>
      <MessageStart />
      <SharedMessages />
      <MessageCards />
      <ScriptTools />
    </Section>
  );
}

/** What concerns all scripts. It reserves the tools' space, because they load later. */
function ScriptTools() {
  const { hasMusic } = useAtomValue(serviceRulesAtom);
  return (
    <div className={`${layout.fields} ${hasMusic ? css.toolsAndLoop : css.scriptTools}`}>
      <ToolSlot name="script-tools" />
    </div>
  );
}

/**
 * The number of messages that the selected voices or tracks need (docs/behaviour.md, Rules), and which voice reads
 * what.
 */
function SharedMessages() {
  const text = useText().messages;
  const minimum = useOrder(minimumMessages);
  const count = useAtomValue(messageIdsAtom).length;
  const isShared = useAtomValue(sharedMessagesAtom).length > 0;
  const hasReaders = useTools() !== null && isShared;
  // In that case, the last message says it.
  const isIssue = useIssue('message-minimum', count - 1) !== undefined;
  if (minimum < 2 || (isIssue && !hasReaders)) return null;
  return (
    <Callout>
      <div>
        {!isIssue && <p>{text.minimum(minimum)}</p>}
        <ToolSlot name="readers" />
      </div>
    </Callout>
  );
}

/** The steps after which the buyer goes on with the new messages. */
const filling: ReadonlySet<Undo['kind']> = new Set(['import', 'drafts', 'added-drafts']);

const MessageCards = memo(() => {
  const ids = useAtomValue(messageIdsAtom);
  const form = useForm();
  const { list, focusLater } = useFocusLater();
  const addAfter = useCallback(
    (index: number): void => {
      if (addMessage(form, index)) focusLater(`message-${index + 1}`);
    },
    [form, focusLater],
  );
  const removeAt = useCallback(
    // A text field would open the keyboard of a phone.
    (index: number, isByKey: boolean): void => {
      focusLater(deleteMessage(form, index) ? 'undo' : `${isByKey ? 'message' : 'add'}-${index - 1}`);
    },
    [form, focusLater],
  );
  const step = useSession(selectUndo);
  const isFilled = step !== null && filling.has(step.kind);
  useEffect(() => {
    // Once the dialog has closed and returned the focus. A text field would open the keyboard of a phone.
    if (isFilled && list.current && 'index' in step) focusSoon(list.current, `title-${step.index}`, 'center');
  }, [isFilled, step, list]);
  return (
    <div ref={list} className={layout.fields} data-many={ids.length > many}>
      {ids.map((id, index) => (
        <Fragment key={id}>
          <UndoStep index={index} focusLater={focusLater} />
          <MessageCard id={id} index={index} onAdd={addAfter} onDelete={removeAt} />
        </Fragment>
      ))}
      <UndoStep index={ids.length} focusLater={focusLater} />
    </div>
  );
});
