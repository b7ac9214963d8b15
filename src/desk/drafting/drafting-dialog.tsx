import { useAtomValue } from 'jotai/react';
import { useId } from 'react';
import { cancelDrafting, draftingAtom, draftingFormAtom, draftsAtom } from '../../state/drafting/drafting-form.ts';
import { attempts, regenerateDraft } from '../../state/drafting/generate-drafts.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { Status } from '../../ui/status.tsx';
import { useForm } from '../../form/context/form-context.tsx';
import { useText } from '../../form/texts/use-text.ts';
import { beside, fullLine } from '../desk.css.ts';
import { ToolDialog } from '../tool-dialog.tsx';
import { useCharge } from '../use-charge.ts';
import { useToolText } from '../use-tool-text.ts';
import { DraftingFields, draftingFormId } from './drafting-fields.tsx';
import type { ToolSlots } from '../../form/tools/tools.ts';
import { headButton } from '../../form/messages/message-card.css.ts';
import { Part } from '../../form/layout/part.tsx';

/** What is missing before drafts can be requested; empty if nothing is. */
function useMissing(): string {
  const { drafting, profile } = useToolText();
  const isUnnamed = useAtomValue(draftingFormAtom).companyName.trim() === '';
  const isUncounted = useAtomValue(draftsAtom).count === 0;
  const missing = [isUnnamed && drafting.companyName, isUncounted && drafting.promptCount].filter(Boolean);
  return missing.length > 0 ? profile.needed(missing.join(', ')) : '';
}

/** The modal 'Generate AI Prompts' (docs/behaviour.md, On screen and States). */
export function DraftingDialog() {
  const text = useText();
  const { drafting } = useToolText();
  const { isOpen, status } = useAtomValue(draftingAtom);
  const form = useForm();
  const cancel = (): void => cancelDrafting(form);
  const missing = useMissing();
  const { countAfter, isReplacing } = useAtomValue(draftsAtom);
  // The number of their words is unknown.
  const charge = useCharge(countAfter);
  const effects = [isReplacing && drafting.replaces, charge].filter(Boolean).join(' ');
  const id = useId();
  if (!isOpen) return null;
  const isLoading = status.kind === 'loading';
  const isRetry = isLoading && status.attempt > 1;
  const progress = isLoading && drafting[isRetry ? 'again' : 'loading'](status.attempt, attempts);
  return (
    <ToolDialog
      title={text.drafting.open}
      onClose={cancel}
      width={600}
      footer={
        <>
          {status.kind === 'error' && (
            <div role="alert" className={fullLine}>
              <Callout tone="danger">{drafting[status.failure]}</Callout>
            </div>
          )}
          <div id={id} className={beside}>
            {/* A toast announces each further attempt. */}
            <span>{isRetry ? progress : !isLoading && (missing || effects)}</span>
            <Status>{!isRetry && progress}</Status>
          </div>
          <Button onClick={cancel}>{text.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={draftingFormId}
            aria-disabled={missing !== '' || isLoading}
            aria-busy={isLoading}
            aria-describedby={id}
          >
            {drafting.generate}
          </Button>
        </>
      }
    >
      <DraftingFields />
    </ToolDialog>
  );
}

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
