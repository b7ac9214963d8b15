import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { giveBackAtom, takenAtom } from '../../state/order/taken.ts';
import { Button } from '../../ui/button.tsx';
import { useText } from '../use-text.ts';
import * as css from './message-card.css.ts';

/** What drafts or Delete took away, where it stood, with the way to have it back. */
export function GiveBack({ onGive }: { readonly onGive: (field: string) => void }) {
  const text = useText().messages;
  const taken = useAtomValue(takenAtom);
  const giveBack = useSetAtom(giveBackAtom);
  if (taken === null) return null;
  const undo = ({ detail }: MouseEvent): void => {
    giveBack();
    // A text field would open the keyboard of a phone.
    onGive(`${detail === 0 ? 'message' : 'title'}-${taken.index}`);
  };
  return (
    <div role="status" className={css.undo}>
      {taken.by === 'delete' ? text.deleted(taken.index + 1) : text.drafted}
      <Button kind="quiet" isCompact data-field="give-back" onClick={undo}>
        {text.undo}
      </Button>
    </div>
  );
}
