import type { MouseEvent } from 'react';
import type { MessageProps } from './message-text.tsx';
import { hasText } from '../../domain/order/order.ts';
import type { OrderSession } from '../../state/session/session.ts';
import { undo } from '../../state/form.ts';
import { selectMessageCount, selectUndo, useForm, useOrder, useSession } from '../context/form-context.tsx';
import { focusSoon, type FieldName } from '../focus/focus-field.ts';
import { UndoLine } from '../notices/undo-line.tsx';
import { useAnnounced } from '../notices/announcer.tsx';
import { useText } from '../texts/use-text.ts';

interface UndoStepProps {
  /** The index of the message before which the line is shown. */
  readonly index: number;
  /** Focuses a field once the messages are rendered. */
  readonly focusLater: (field: FieldName) => void;
}

/** The number of messages that did not fit: they are still ticked in the dialog. */
const selectNotImported = ({ pastedScripts }: OrderSession): number =>
  Object.values(pastedScripts.ticks).filter(Boolean).length;

/** What an import, drafts or Delete did to the messages, at that place, with Undo. */
export function UndoStep({ index, focusLater }: UndoStepProps) {
  const text = useText().messages;
  const form = useForm();
  const step = useSession(selectUndo);
  const rest = useSession(selectNotImported);
  const count = useOrder(selectMessageCount);
  const done = (): string | null => {
    if (step === null || 'session' in step || step.index !== index) return null;
    if (step.kind === 'import') {
      const imported = text.imported(count - index);
      return rest > 0 ? `${imported} ${text.notImported(rest)}` : imported;
    }
    if (step.kind === 'delete') return text.deleted(index + 1);
    if (step.kind === 'drafts') return step.messages.some(hasText) ? text.drafted : text.draftsInserted;
    return step.kind === 'added-drafts' ? text.draftsAdded : null;
  };
  const onPress = ({ detail }: MouseEvent): void => {
    if (step === null || 'session' in step) return;
    undo(form);
    // What was added is gone. A text field would open the keyboard of a phone.
    const at = Math.min(index, step.messages.length - 1);
    focusLater(`${detail === 0 && step.kind !== 'import' ? 'message' : 'title'}-${at}`);
  };
  const line = done();
  // Its dialog announces nothing, unlike drafts.
  useAnnounced(step?.kind === 'import' && line !== null && line);
  return <UndoLine text={line} isTransient field="undo" onPress={onPress} />;
}

/** Restores the text that an example or a draft has replaced. */
export function UndoText({ id, index }: MessageProps) {
  const text = useText().messages;
  const form = useForm();
  const step = useSession(selectUndo);
  const before = step?.kind === 'example' && step.messages.find((message) => message.id === id);
  const isHere = before && step.messageId === id;
  const onPress = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusSoon(currentTarget, `message-${index}`);
    undo(form);
  };
  return <UndoLine text={isHere ? (hasText(before) ? text.undoText : text.exampleAdded) : null} onPress={onPress} />;
}
