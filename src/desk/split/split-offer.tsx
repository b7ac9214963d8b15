import { useAtomValue } from 'jotai/react';
import { memo, useId, type MouseEvent } from 'react';
import { canAddMessage, maximumMessages, partsOf } from '../../domain/order/messages.ts';
import type { Message } from '../../domain/order/order.ts';
import {
  selectContent,
  selectMessageCount,
  selectUndo,
  useDispatch,
  useForm,
  useMessage,
  useOrder,
  useSession,
} from '../../form/context/form-context.tsx';
import { focusIfLost, focusSoon } from '../../form/focus/focus-field.ts';
import { UndoLine } from '../../form/notices/undo-line.tsx';
import { messageIdsAtom } from '../../state/session/order-atoms.ts';
import { undo } from '../../state/form.ts';
import { said } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { useCharge } from '../use-charge.ts';
import { useToolText } from '../use-tool-text.ts';

interface SplitButtonProps {
  readonly count: number;
  readonly onSplit: (event: MouseEvent<HTMLElement>) => void;
}

/** Splits, with the price of the additional messages beside it; their words are in the order already. */
function SplitButton({ count, onSplit }: SplitButtonProps) {
  const text = useToolText().scripts;
  const priceId = useId();
  const countAfter = Math.min(useOrder(selectMessageCount) - 1 + count, useOrder(maximumMessages));
  const charge = useCharge({ countAfter, scripts: [] });
  const isPriced = charge.length > 0;
  return (
    <div className={said}>
      <Button
        kind="quiet"
        isCompact
        aria-describedby={isPriced ? priceId : undefined}
        onClick={(event) => event.detail < 2 && onSplit(event)}
      >
        {text.split(count)}
      </Button>
      {isPriced && <span id={priceId}>{charge.join(' ')}</span>}
    </div>
  );
}

/** The paragraphs of a message; none if it has only one. */
function selectParts(message: Message | undefined): readonly string[] {
  const content = selectContent(message);
  return /\n\s*\n/u.test(content) ? partsOf(content) : [];
}

/** Offers to split a message with several paragraphs, and then to undo that in the same place. */
export const SplitOffer = memo(({ id }: { readonly id: number }) => {
  const text = useToolText().scripts;
  const parts = useMessage(id, selectParts);
  const canAdd = useOrder(canAddMessage);
  const ids = useAtomValue(messageIdsAtom);
  const step = useSession(selectUndo);
  const form = useForm();
  const dispatch = useDispatch();
  const restore = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusIfLost(currentTarget, `title-${ids.indexOf(id)}`);
    undo(form);
  };
  const split = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusSoon(currentTarget, `unsplit-${id}`);
    dispatch({ type: 'messageSplit', id, parts });
  };
  const isSplit = step?.kind === 'split' && step.messageId === id;
  return (
    <>
      {canAdd && parts.length > 1 && <SplitButton count={parts.length} onSplit={split} />}
      {isSplit && (
        <UndoLine
          text={text.wasSplit(ids.length - step.messages.length + 1)}
          field={`unsplit-${id}`}
          onPress={restore}
        />
      )}
    </>
  );
});
