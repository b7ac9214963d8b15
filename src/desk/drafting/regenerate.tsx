import { useAtomValue } from 'jotai/react';
import type { ToolSlots } from '../../form/tools/tools.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { headButton } from '../../form/messages/message-card.css.ts';
import { Part } from '../../form/layout/part.tsx';
import { draftingAtom } from '../../state/drafting/drafting.ts';
import { regenerateDraft } from '../../state/drafting/generate-drafts.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { useToolText } from '../tool-text.ts';

/** Regenerates the message with the drafting helper, while there is a session (docs/behaviour.md, States). */
export function Regenerate({ id }: ToolSlots['message-name']) {
  const text = useToolText().drafting;
  const { prompts, regeneratingId } = useAtomValue(draftingAtom);
  const form = useForm();
  if (prompts === null) return null;
  return (
    <Part name="drafting">
      <IconButton
        icon="sparkle"
        label={text.regenerate}
        className={headButton}
        aria-disabled={regeneratingId !== null}
        aria-busy={regeneratingId === id}
        onClick={() => void regenerateDraft(form, id)}
      />
    </Part>
  );
}
