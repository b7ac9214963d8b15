import { useAtomValue, useSetAtom } from 'jotai/react';
import { aiStatusAtom, attempts, canGenerateAtom, cancelAiAtom, isAiOpenAtom } from '../../state/drafting/drafting.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Callout } from '../../ui/callout.tsx';
import { noticeText } from '../notice-text.ts';
import { ToastList } from '../toast-list.tsx';
import { useText } from '../use-text.ts';
import { AiForm, aiFormId } from './ai-form.tsx';
import * as css from './ai.css.ts';

/** The modal 'Generate AI Prompts' (docs/behaviour.md, On screen and States). */
export function AiDialog() {
  const text = useText();
  const isOpen = useAtomValue(isAiOpenAtom);
  const status = useAtomValue(aiStatusAtom);
  const canGenerate = useAtomValue(canGenerateAtom);
  const cancel = useSetAtom(cancelAiAtom);
  if (!isOpen) return null;
  const isLoading = status.kind === 'loading';
  return (
    <Dialog
      title={text.ai.open}
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
            {isLoading && text.ai.loading(status.attempt, attempts)}
          </p>
          <Button onClick={cancel}>{text.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={aiFormId}
            aria-disabled={!canGenerate || isLoading}
            aria-busy={isLoading}
          >
            {text.ai.generate}
          </Button>
        </>
      }
    >
      <AiForm />
    </Dialog>
  );
}
