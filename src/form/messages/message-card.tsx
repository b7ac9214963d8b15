import { useAtomValue } from 'jotai/react';
import { memo, useId } from 'react';
import { canAddMessage, firstDeletableIndex, minimumMessages } from '../../domain/order/messages.ts';
import { messageIdsAtom, nextMessagePriceAtom, serviceRulesAtom } from '../../state/session/order-atoms.ts';
import { small } from '../../styles/shared.css.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { useOrder } from '../context/form-context.tsx';
import { useIssue } from '../focus/issue-place.ts';
import { useFormat, useText } from '../texts/use-text.ts';
import * as css from './message-card.css.ts';
import { ToolSlot } from '../tools/tool-slot.tsx';
import { Delivery } from './delivery.tsx';
import { MessageText } from './message-text.tsx';
import { UndoText } from './undo-step.tsx';

interface AddMessageProps {
  readonly index: number;
  readonly onAdd: (index: number) => void;
}

/**
 * Adds a message after this one, up to the limit (docs/behaviour.md, Rules): a wide button below the last message, and
 * between two messages a small one that hover and focus show.
 */
function AddMessage({ index, onAdd }: AddMessageProps) {
  const { messages: text, notices } = useText();
  const isOnlyOne = useAtomValue(serviceRulesAtom).maxMessages === 1;
  const isLast = useAtomValue(messageIdsAtom).length === index + 1;
  const isFull = !useOrder(canAddMessage);
  const isShort = useIssue('message-minimum', index) !== undefined;
  const minimum = useOrder(minimumMessages);
  const nextPrice = useAtomValue(nextMessagePriceAtom);
  const { price } = useFormat();
  if (isOnlyOne) return <p className={small}>{notices.onePromptOnly}</p>;
  const added = nextPrice && !isFull ? `+${price(nextPrice)}` : undefined;
  const note = isFull ? text.full : isShort && text.minimum(minimum);
  return (
    <>
      {isLast && note && (
        <p id="add-note" className={small}>
          {note}
        </p>
      )}
      <Button
        kind={isLast ? 'secondary' : 'quiet'}
        isCompact={!isLast}
        icon="plus"
        data-field={`add-${index}`}
        onClick={() => onAdd(index)}
        aria-disabled={isFull}
        aria-describedby={note ? 'add-note' : undefined}
        className={`${css.add} ${isLast ? css.addLast : css.addBetween}`}
        // A price on a button is beside its name, not part of it: it describes the button.
        data-price={isLast ? added : undefined}
        aria-description={added}
      >
        {text.add}
      </Button>
    </>
  );
}

interface MessageCardProps {
  readonly id: number;
  readonly index: number;
  readonly onAdd: (index: number) => void;
  readonly onDelete: (index: number, isByKey: boolean) => void;
}

/** One message: its text, the words used, and how it is read (docs/behaviour.md, On screen). */
export const MessageCard = memo(({ id, index, onAdd, onDelete }: MessageCardProps) => {
  const text = useText().messages;
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={css.card}>
      <div className={css.head}>
        <h3 id={titleId} tabIndex={-1} data-field={`title-${index}`} className={css.title}>
          {text.card(index + 1)}
        </h3>
        <div className={css.name}>
          <ToolSlot name="message-name" id={id} index={index} />
        </div>
        <DeleteMessage index={index} onDelete={onDelete} />
        <ToolSlot name="message-handle" id={id} index={index} />
      </div>
      <MessageText id={id} index={index} />
      <UndoText id={id} index={index} />
      <ToolSlot name="message-notes" id={id} index={index} />
      <Delivery id={id} index={index} />
      <AddMessage index={index} onAdd={onAdd} />
    </div>
  );
});

/** Only if the minimum of messages allows it (docs/behaviour.md, Rules). */
function DeleteMessage({ index, onDelete }: Pick<MessageCardProps, 'index' | 'onDelete'>) {
  const text = useText().messages;
  const canDelete = index >= useOrder(firstDeletableIndex);
  const isOnlyOne = useAtomValue(messageIdsAtom).length === 1;
  if (!canDelete) return !isOnlyOne && <span className={css.noDelete} />;
  return (
    <IconButton
      icon="trash"
      label={text.delete}
      className={css.headButton}
      onClick={({ detail }) => onDelete(index, detail === 0)}
    />
  );
}
