import { useAtomValue, useSetAtom } from 'jotai/react';
import { useMemo } from 'react';
import { aiSessionAtom, regeneratingAtom } from '../../state/drafting/drafting.ts';
import { regenerateAtom } from '../../state/drafting/regenerate.ts';
import { isUndoableAtom, undoReplacementAtom } from '../../state/order/undo.ts';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../focus-field.ts';
import { useText } from '../use-text.ts';
import * as css from './message-card.css.ts';

interface MessageActionProps {
  /** The message's id. */
  readonly id: number;
}

/** Has the AI helper draft the message anew, while there is a session (docs/behaviour.md, States). */
export function Regenerate({ id }: MessageActionProps) {
  const text = useText().messages;
  const session = useAtomValue(aiSessionAtom);
  const regenerating = useAtomValue(regeneratingAtom);
  const regenerate = useSetAtom(regenerateAtom);
  if (session === null) return null;
  return (
    <Button
      kind="quiet"
      icon="sparkle"
      isCompact
      aria-disabled={regenerating !== null}
      aria-busy={regenerating === id}
      onClick={() => void regenerate(id)}
    >
      {text.regenerate}
    </Button>
  );
}

/** Gives back the text that an example or a draft has replaced. */
export function Undo({ id, index }: MessageActionProps & { readonly index: number }) {
  const text = useText().messages;
  const isUndoable = useAtomValue(useMemo(() => isUndoableAtom(id), [id]));
  const undo = useSetAtom(undoReplacementAtom);
  return (
    <div role="status">
      {isUndoable && (
        <div className={css.undo}>
          {text.undoText}
          <Button
            kind="quiet"
            isCompact
            onClick={(event) => {
              undo(id);
              focusSoon(event.currentTarget, `message-${index}`);
            }}
          >
            {text.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
