import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { memo, useId, useMemo, type MouseEvent } from 'react';
import { canAddMessage, maximumMessages } from '../../domain/messages.ts';
import { splitMessage } from '../../domain/script/import-scripts.ts';
import { partsOfMessage } from '../../domain/script/message-parts.ts';
import type { FoundScript } from '../../domain/script/read-scripts.ts';
import { focusIfLost, focusSoon } from '../../form/focus-field.ts';
import { orderAtom } from '../../state/order/order.ts';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { stableAtom } from '../../state/stable-atom.ts';
import { Button } from '../../ui/button.tsx';
import { takePress } from '../../ui/press.ts';
import { note } from '../desk.css.ts';
import { UndoLine } from '../undo-line.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { useCharge } from './use-charge.ts';
import { changeMessagesAtom, splitIntoAtom, undoImportAtom } from './undo-import.ts';

const mostAtom = atom((get) => maximumMessages(get(orderAtom)));

/** Read again only when the text of the message changes. */
function partsAtom(id: number) {
  const contentAtom = atom((get) => get(orderAtom).messages.find((message) => message.id === id)?.content ?? '');
  return stableAtom((get): readonly FoundScript[] => {
    const content = get(contentAtom);
    return /\n\s*\n/u.test(content) && canAddMessage(get(orderAtom)) ? partsOfMessage(content) : [];
  });
}

interface SplitButtonProps {
  readonly id: number;
  /** How many messages come of it. */
  readonly count: number;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** Splits, with what more messages cost beside it; their words are in the order already. */
function SplitButton({ id, count, onPress }: SplitButtonProps) {
  const text = useDeskText().scripts;
  const priceId = useId();
  const countAfter = Math.min(useAtomValue(messageIdsAtom).length - 1 + count, useAtomValue(mostAtom));
  const charge = useCharge({ countAfter, scripts: [] });
  const isSaid = charge.length > 0;
  return (
    <>
      <Button
        kind="quiet"
        isCompact
        data-field={`split-${id}`}
        aria-describedby={isSaid ? priceId : undefined}
        onClick={onPress}
      >
        {text.split(count)}
      </Button>
      {isSaid && (
        <span id={priceId} className={note}>
          {charge.join(' ')}
        </span>
      )}
    </>
  );
}

/** Offers to make several messages of one that holds several paragraphs, and then to take that back in the same place. */
export const SplitOffer = memo(({ id }: { readonly id: number }) => {
  const text = useDeskText().scripts;
  const parts = useAtomValue(useMemo(() => partsAtom(id), [id]));
  const count = useAtomValue(useMemo(() => splitIntoAtom(id), [id]));
  const store = useStore();
  const change = useSetAtom(changeMessagesAtom);
  const undo = useSetAtom(undoImportAtom);
  if (parts.length < 2 && count === null) return null;
  const split = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    takePress();
    focusSoon(currentTarget, `unsplit-${id}`);
    change({ change: (order) => splitMessage(order, id, parts), of: id });
  };
  const takeBack = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    takePress();
    focusSoon(currentTarget, `split-${id}`);
    focusIfLost(currentTarget, `message-${store.get(messageIdsAtom).indexOf(id)}`);
    undo();
  };
  // Its own undoing can be taken back, too.
  const done = count !== null && count > 1 ? text.wasSplit(count) : text.changed;
  return (
    <>
      {parts.length > 1 && <SplitButton id={id} count={parts.length} onPress={split} />}
      <UndoLine text={count === null ? null : done} field={`unsplit-${id}`} onUndo={takeBack} />
    </>
  );
});
