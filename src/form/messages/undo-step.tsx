import type { MouseEvent } from 'react';
import type { MessageProps } from './message-text.tsx';
import { hasText } from '../../domain/order/order.ts';
import type { OrderSession } from '../../state/session/session.ts';
import { undo } from '../../state/session/undo.ts';
import { selectUndo, useForm, useSession } from '../context/form-context.tsx';
import { focusSoon, type FieldName } from '../focus/focus-field.ts';
import { UndoLine } from '../notices/undo-line.tsx';
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
  const done = (): string | null => {
    if (step === null || 'session' in step || step.index !== index) return null;
    if (step.kind === 'import') return rest > 0 ? `${text.imported} ${text.notImported(rest)}` : text.imported;
    if (step.kind === 'delete') return text.deleted(index + 1);
    if (step.kind === 'drafts') return step.messages.some(hasText) ? text.drafted : text.draftsInserted;
    return step.kind === 'added-drafts' ? text.draftsAdded : null;
  };
  const onPress = ({ detail }: MouseEvent): void => {
    undo(form);
    // A text field would open the keyboard of a phone; after an import, several messages have changed.
    focusLater(`${detail === 0 && step?.kind !== 'import' ? 'message' : 'title'}-${index}`);
  };
  return <UndoLine text={done()} isTransient field="undo" onPress={onPress} />;
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
