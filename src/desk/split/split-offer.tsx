import { useAtomValue } from 'jotai/react';
import { memo, useId, type MouseEvent } from 'react';
import { canAddMessage, maximumMessages, partsOf } from '../../domain/order/messages.ts';
import type { Message } from '../../domain/order/order.ts';
import {
  selectContent,
  selectUndo,
  useForm,
  useMessage,
  useOrder,
  useSession,
} from '../../form/context/form-context.tsx';
import { focusIfLost, focusSoon } from '../../form/focus/focus-field.ts';
import { UndoLine } from '../../form/notices/undo-line.tsx';
import { dispatch } from '../../state/form.ts';
import { messageIdsAtom } from '../../state/session/order-atoms.ts';
import { undo } from '../../state/form.ts';
import { said } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { useCharge } from '../use-charge.ts';
import { useToolText } from '../use-tool-text.ts';

/** The paragraphs of a message; none if it has only one. */
function selectParts(message: Message | undefined): readonly string[] {
  const content = selectContent(message);
  return /\n\s*\n/u.test(content) ? partsOf(content) : [];
}

/**
 * Offers to split a message with several paragraphs, with the price of the additional messages beside it (their words
 * are in the order already), and then to undo that in the same place.
 */
export const SplitOffer = memo(({ id }: { readonly id: number }) => {
  const text = useToolText().scripts;
  const parts = useMessage(id, selectParts);
  const canAdd = useOrder(canAddMessage);
  const ids = useAtomValue(messageIdsAtom);
  const countAfter = Math.min(ids.length - 1 + parts.length, useOrder(maximumMessages));
  const charge = useCharge(countAfter);
  const chargeId = useId();
  const step = useSession(selectUndo);
  const form = useForm();
  const restore = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusIfLost(currentTarget, `title-${ids.indexOf(id)}`);
    undo(form);
  };
  const split = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusSoon(currentTarget, `unsplit-${id}`);
    dispatch(form, { type: 'messageSplit', id, parts });
  };
  return (
    <>
      {canAdd && parts.length > 1 && (
        <div className={said}>
          <Button kind="quiet" isCompact aria-describedby={charge ? chargeId : undefined} onClick={split}>
            {text.split(parts.length)}
          </Button>
          {charge && <span id={chargeId}>{charge}</span>}
        </div>
      )}
      {step?.kind === 'split' && step.messageId === id && (
        <UndoLine
          text={text.wasSplit(ids.length - step.messages.length + 1)}
          field={`unsplit-${id}`}
          onPress={restore}
        />
      )}
    </>
  );
});
