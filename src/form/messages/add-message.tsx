import { useAtomValue } from 'jotai/react';
import { canAddMessage, minimumMessages } from '../../domain/order/messages.ts';
import { messageIdsAtom, nextMessagePriceAtom, serviceRulesAtom } from '../../state/session/order.ts';
import { small } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { useOrder } from '../context/form-context.tsx';
import { useIssue } from '../focus/use-issue.ts';
import { useFormat, useText } from '../texts/use-text.ts';
import * as css from './message-card.css.ts';

interface AddMessageProps {
  readonly index: number;
  readonly onAdd: (index: number) => void;
}

/**
 * Adds a message after this one, up to the limit (docs/behaviour.md, Rules): a wide button below the last message, and
 * between two messages a small one that hover and focus show.
 */
export function AddMessage({ index, onAdd }: AddMessageProps) {
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
