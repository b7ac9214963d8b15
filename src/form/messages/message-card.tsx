import { memo, useId, useMemo } from 'react';
import { canDeleteMessage } from '../../domain/order/messages.ts';
import type { Order } from '../../domain/order/order.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { useOrder } from '../context/form-context.tsx';
import { useText } from '../texts/use-text.ts';
import { ToolSlot } from '../tools/tool-slot.tsx';
import { AddMessage } from './add-message.tsx';
import { Delivery } from './delivery.tsx';
import * as css from './message-card.css.ts';
import { MessageText } from './message-text.tsx';
import { UndoText } from './undo-step.tsx';

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
          <ToolSlot name="message-name" id={id} />
        </div>
        <DeleteMessage index={index} onDelete={onDelete} />
        <ToolSlot name="message-handle" id={id} />
      </div>
      <MessageText id={id} index={index} />
      <UndoText id={id} index={index} />
      <ToolSlot name="message-notes" id={id} />
      <Delivery id={id} index={index} />
      <AddMessage index={index} onAdd={onAdd} />
    </div>
  );
});

/** Only if the minimum of messages allows it (docs/behaviour.md, Rules). */
function DeleteMessage({ index, onDelete }: Pick<MessageCardProps, 'index' | 'onDelete'>) {
  const text = useText().messages;
  const canDelete = useOrder(useMemo(() => (order: Order) => canDeleteMessage(order, index), [index]));
  return (
    canDelete && (
      <IconButton
        icon="trash"
        label={text.delete}
        className={css.headButton}
        onClick={({ detail }) => onDelete(index, detail === 0)}
      />
    )
  );
}
