import { useAtomValue } from 'jotai/react';
import { memo, useId, useMemo } from 'react';
import { canAddMessage, canDeleteMessage, minimumMessages } from '../../domain/order/messages.ts';
import type { Order } from '../../domain/order/order.ts';
import { messageIdsAtom, nextMessagePriceAtom, serviceRulesAtom } from '../../state/session/order.ts';
import { small } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { useOrder } from '../context/form-context.tsx';
import { useIssue } from '../focus/use-issue.ts';
import { useFormat, useText } from '../texts/use-text.ts';
import { ToolSlot } from '../tools/tool-slot.tsx';
import * as css from './message-card.css.ts';
import { MessageStyle } from './message-style.tsx';
import { MessageText } from './message-text.tsx';
import { ScriptExample } from './script-example.tsx';
import { UndoText } from './undo-step.tsx';

interface MessageCardProps {
  readonly id: number;
  readonly index: number;
  readonly onAdd: (index: number) => void;
  readonly onDelete: (index: number, isByKey: boolean) => void;
}

/** One message: its text, an example to start with, its style, and the words left (docs/behaviour.md, On screen). */
export const MessageCard = memo(({ id, index, onAdd, onDelete }: MessageCardProps) => {
  const text = useText().messages;
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={css.card}>
      <div className={css.head}>
        <h3 id={titleId} tabIndex={-1} data-field={`title-${index}`} className={css.title}>
          {text.card(index + 1)}
        </h3>
        <ToolSlot name="message-name" id={id} />
      </div>
      <div>
        <MessageText id={id} index={index} />
        <UndoText id={id} index={index} />
        <ToolSlot name="message-notes" id={id} />
      </div>
      {/* A form of its own, like the text: browsers search all fields of a form when a choice in it changes, too. */}
      <form role="none" className={css.choices}>
        <MessageStyle id={id} index={index} />
        <ScriptExample id={id} />
        <ToolSlot name="message-reader" id={id} index={index} />
        <div className={css.tools}>
          <ToolSlot name="message-tools" id={id} />
        </div>
        <Actions index={index} onAdd={onAdd} onDelete={onDelete} />
      </form>
    </div>
  );
});

/** Delete, if the minimum allows it, and Add message with its price, up to the limit (docs/behaviour.md, Rules). */
function Actions({ index, onAdd, onDelete }: Omit<MessageCardProps, 'id'>) {
  const { messages: text, notices } = useText();
  const noteId = useId();
  const nextPrice = useAtomValue(nextMessagePriceAtom);
  const { price } = useFormat();
  const isFull = !useOrder(canAddMessage);
  const added = nextPrice && !isFull ? `+${price(nextPrice)}` : undefined;
  const isShort = useIssue('message-minimum', index) !== undefined;
  const minimum = useOrder(minimumMessages);
  const note = isFull ? text.full : isShort && text.minimum(minimum);
  const isLast = useAtomValue(messageIdsAtom).length === index + 1;
  const canDelete = useOrder(useMemo(() => (order: Order) => canDeleteMessage(order, index), [index]));
  const isOnlyOne = useAtomValue(serviceRulesAtom).maxMessages === 1;
  return (
    <div className={css.actions}>
      {note && (
        <p id={noteId} className={small}>
          {note}
        </p>
      )}
      {canDelete && (
        <Button
          kind="quiet"
          isCompact
          icon="trash"
          onClick={({ detail }) => detail < 2 && onDelete(index, detail === 0)}
        >
          {text.delete}
        </Button>
      )}
      {isOnlyOne ? (
        <p className={small}>{notices.onePromptOnly}</p>
      ) : (
        <Button
          kind={isLast ? 'secondary' : 'quiet'}
          isCompact={!isLast}
          icon="plus"
          data-field={`add-${index}`}
          onClick={() => onAdd(index)}
          aria-disabled={isFull}
          aria-describedby={note ? noteId : undefined}
          className={css.add}
          // A price on a button is beside its name, not part of it: it describes the button.
          data-price={added}
          aria-description={added}
        >
          {text.add}
        </Button>
      )}
    </div>
  );
}
