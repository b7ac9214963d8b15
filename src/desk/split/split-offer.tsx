import { useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { memo, useId, useMemo, type MouseEvent } from 'react';
import { canAddMessage, maximumMessages } from '../../domain/order/messages.ts';
import { partsOf, splitMessage } from '../../domain/scripts/split-message.ts';
import { focusSoon } from '../../form/focus/focus-field.ts';
import { said } from '../../styles/shared.css.ts';
import { UndoLine } from '../../form/notices/undo-line.tsx';
import { messageAtom, orderAtom } from '../../state/order/order.ts';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { changeMessagesAtom, openStepsAtom, turnStepAtom } from '../../state/order/undo.ts';
import { stableAtom } from '../../state/atoms/stable-atom.ts';
import { Button } from '../../ui/button/button.tsx';
import { useCharge } from '../use-charge.ts';
import { useDeskText } from '../use-desk-text.ts';

const mostAtom = atom((get) => maximumMessages(get(orderAtom)));

/** The splits of a message that can be undone or redone, by its id. */
const stepsAtom = (id: number) =>
  stableAtom((get) => get(openStepsAtom).filter(({ kind, of }) => kind === 'split' && of === id));

/** Computed again only when the text of the message changes. */
function partsAtom(id: number) {
  return stableAtom((get): readonly string[] => {
    const content = get(messageAtom(id))?.content ?? '';
    return /\n\s*\n/u.test(content) && canAddMessage(get(orderAtom)) ? partsOf(content) : [];
  });
}

interface SplitButtonProps {
  /** The number of resulting messages. */
  readonly count: number;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** Splits, with the price of the additional messages beside it; their words are in the order already. */
function SplitButton({ count, onPress }: SplitButtonProps) {
  const text = useDeskText().scripts;
  const priceId = useId();
  const countAfter = Math.min(useAtomValue(messageIdsAtom).length - 1 + count, useAtomValue(mostAtom));
  const charge = useCharge({ countAfter, scripts: [] });
  const isSaid = charge.length > 0;
  return (
    <div className={said}>
      <Button kind="quiet" isCompact aria-describedby={isSaid ? priceId : undefined} onClick={onPress}>
        {text.split(count)}
      </Button>
      {isSaid && <span id={priceId}>{charge.join(' ')}</span>}
    </div>
  );
}

/** Offers to split a message with several paragraphs, and then to undo that in the same place. */
export const SplitOffer = memo(({ id }: { readonly id: number }) => {
  const text = useDeskText().scripts;
  const parts = useAtomValue(useMemo(() => partsAtom(id), [id]));
  const steps = useAtomValue(useMemo(() => stepsAtom(id), [id]));
  const change = useSetAtom(changeMessagesAtom);
  const turn = useSetAtom(turnStepAtom);
  const split = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusSoon(currentTarget, `unsplit-${id}`);
    change({ kind: 'split', change: (order) => splitMessage(order, id, parts), of: id });
  };
  return (
    <>
      {parts.length > 1 && <SplitButton count={parts.length} onPress={split} />}
      {steps.map((step) => (
        <UndoLine
          key={step.number}
          text={text.wasSplit(step.after.length - step.before.length + 1)}
          isUndone={step.isUndone}
          field={`unsplit-${id}`}
          onPress={() => turn(step)}
        />
      ))}
    </>
  );
});
