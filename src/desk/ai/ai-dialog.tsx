import { useAtomValue, useSetAtom } from 'jotai/react';
import { aiStatusAtom, attempts, canGenerateAtom, cancelAiAtom, isAiOpenAtom } from '../../state/drafting/drafting.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { noticeText } from '../../form/notices/notice-text.ts';
import { ToastList } from '../../form/notices/toast-list.tsx';
import { useText } from '../../form/texts/use-text.ts';
import { useDeskText } from '../use-desk-text.ts';
import { AiForm, aiFormId } from './ai-form.tsx';
import * as css from './ai.css.ts';

/** The modal 'Generate AI Prompts' (docs/behaviour.md, On screen and States). */
export function AiDialog() {
  const text = useText();
  const { ai } = useDeskText();
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
            {isLoading && ai.loading(status.attempt, attempts)}
          </p>
          <Button onClick={cancel}>{text.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={aiFormId}
            aria-disabled={!canGenerate || isLoading}
            aria-busy={isLoading}
          >
            {ai.generate}
          </Button>
        </>
      }
    >
      <AiForm />
    </Dialog>
  );
}
