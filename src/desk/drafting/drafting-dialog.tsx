import { useAtomValue, useSetAtom } from 'jotai/react';
import { useId } from 'react';
import { draftingFormAtom } from '../../state/drafting/drafting-form.ts';
import { draftingStatusAtom, cancelDraftingAtom, isDraftingOpenAtom } from '../../state/drafting/drafting.ts';
import { attempts } from '../../state/drafting/generate.ts';
import { draftsCountAtom } from '../../state/drafting/drafts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { ToastList } from '../../form/notices/toast-list.tsx';
import { useText } from '../../form/texts/use-text.ts';
import { beside } from '../desk.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import { DraftingFields, draftingFormId } from './drafting-fields.tsx';
import * as css from './drafting-dialog.css.ts';

/** What is missing before drafts can be requested; empty if nothing is. */
function useMissing(): string {
  const { drafting, profile } = useDeskText();
  const isUnnamed = useAtomValue(draftingFormAtom).companyName.trim() === '';
  const isUncounted = useAtomValue(draftsCountAtom) === 0;
  const missing = [isUnnamed && drafting.companyName, isUncounted && drafting.promptCount].filter(Boolean);
  return missing.length > 0 ? profile.needed(missing.join(', ')) : '';
}

/** The modal 'Generate AI Prompts' (docs/behaviour.md, On screen and States). */
export function DraftingDialog() {
  const text = useText();
  const { drafting } = useDeskText();
  const isOpen = useAtomValue(isDraftingOpenAtom);
  const status = useAtomValue(draftingStatusAtom);
  const cancel = useSetAtom(cancelDraftingAtom);
  const missing = useMissing();
  const id = useId();
  if (!isOpen) return null;
  const isLoading = status.kind === 'loading';
  const progress = isLoading && (status.attempt > 1 ? drafting.again : drafting.loading)(status.attempt, attempts);
  return (
    <Dialog
      title={text.drafting.open}
      closeLabel={text.close}
      onClose={cancel}
      width={600}
      toasts={<ToastList isInDialog />}
      footer={
        <>
          <div role="alert" className={css.failure}>
            {status.kind === 'error' && <Callout tone="danger">{drafting[status.failure]}</Callout>}
          </div>
          <p id={id} className={beside} role="status">
            {progress || missing}
          </p>
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
    </Dialog>
  );
}
