import { useAtomValue, useSetAtom } from 'jotai/react';
import { useMemo } from 'react';
import { aiSessionAtom, regeneratingAtom } from '../../state/drafting/drafting.ts';
import { regenerateAtom } from '../../state/drafting/regenerate.ts';
import { textStepAtom, turnStepAtom } from '../../state/order/undo.ts';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../focus-field.ts';
import { UndoLine } from '../undo-line.tsx';
import { useText } from '../use-text.ts';

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
  const step = useAtomValue(useMemo(() => textStepAtom(id), [id]));
  const turn = useSetAtom(turnStepAtom);
  return (
    <UndoLine
      text={step && text.undoText}
      isUndone={step?.isUndone ?? false}
      onPress={({ currentTarget }) => {
        if (step !== null) turn(step);
        focusSoon(currentTarget, `message-${index}`);
      }}
    />
  );
}
