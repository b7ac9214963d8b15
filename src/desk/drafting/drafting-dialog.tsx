import { useAtomValue, useSetAtom } from 'jotai/react';
import {
  draftingStatusAtom,
  attempts,
  canGenerateAtom,
  cancelDraftingAtom,
  isDraftingOpenAtom,
} from '../../state/drafting/drafting.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { noticeText } from '../../form/notices/notice-text.ts';
import { ToastList } from '../../form/notices/toast-list.tsx';
import { useText } from '../../form/texts/use-text.ts';
import { useDeskText } from '../use-desk-text.ts';
import { DraftingFields, draftingFormId } from './drafting-fields.tsx';
import * as css from './drafting-dialog.css.ts';

/** The modal 'Generate AI Prompts' (docs/behaviour.md, On screen and States). */
export function DraftingDialog() {
  const text = useText();
  const { drafting } = useDeskText();
  const isOpen = useAtomValue(isDraftingOpenAtom);
  const status = useAtomValue(draftingStatusAtom);
  const canGenerate = useAtomValue(canGenerateAtom);
  const cancel = useSetAtom(cancelDraftingAtom);
  if (!isOpen) return null;
  const isLoading = status.kind === 'loading';
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
            {status.kind === 'error' && <Callout tone="danger">{noticeText(text, status.notice)}</Callout>}
          </div>
          <p className={css.progress} role="status">
            {isLoading && drafting.loading(status.attempt, attempts)}
          </p>
          <Button onClick={cancel}>{text.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={draftingFormId}
            aria-disabled={!canGenerate || isLoading}
            aria-busy={isLoading}
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
