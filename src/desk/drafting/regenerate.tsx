import { useAtomValue, useSetAtom } from 'jotai/react';
import type { DeskSlots } from '../../form/desk/desk.ts';
import { Part } from '../../form/layout/part.tsx';
import { draftingSessionAtom, regeneratingAtom } from '../../state/drafting/drafting.ts';
import { regenerateAtom } from '../../state/drafting/regenerate.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDeskText } from '../use-desk-text.ts';

/** Regenerates the message with the drafting helper, while there is a session (docs/behaviour.md, States). */
export function Regenerate({ id }: DeskSlots['message-name']) {
  const words = useDeskText().drafting;
  const session = useAtomValue(draftingSessionAtom);
  const regenerating = useAtomValue(regeneratingAtom);
  const regenerate = useSetAtom(regenerateAtom);
  if (session === null) return null;
  return (
    <Part name="drafting">
      <Button
        kind="quiet"
        icon="sparkle"
        isCompact
        aria-disabled={regenerating !== null}
        aria-busy={regenerating === id}
        onClick={() => void regenerate({ id, words })}
      >
        {words.regenerate}
      </Button>
    </Part>
  );
}
