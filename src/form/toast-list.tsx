import { useAtomValue, useSetAtom } from 'jotai/react';
import { isDialogOpenAtom } from '../state/dialogs.ts';
import { dismissToastAtom, toastsAtom } from '../state/notices.ts';
import { previewAtom } from '../state/preview.ts';
import { visuallyHidden } from '../styles/root.css.ts';
import { Toasts } from '../ui/toast.tsx';
import { noticeText } from './notice-text.ts';
import { useText } from './use-text.ts';

/** The toasts of the form; an open modal shows them inside itself, as all outside it is inert. */
export function ToastList({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const isShownHere = useAtomValue(isDialogOpenAtom) === isInDialog;
  const text = useText();
  const dismiss = useSetAtom(dismissToastAtom);
  const toasts = useAtomValue(toastsAtom)
    .filter(() => isShownHere)
    .map((toast) => ({ ...toast, text: noticeText(text, toast.notice) }));
  return (
    <>
      <Toasts toasts={toasts} closeLabel={text.dismiss} onClose={dismiss} isInDialog={isInDialog} />
      <PreviewStatus isShownHere={isShownHere} />
    </>
  );
}

/** Tells screen readers what plays, and that it has ended. */
function PreviewStatus({ isShownHere }: { readonly isShownHere: boolean }) {
  const text = useText().audio;
  const preview = useAtomValue(previewAtom);
  return (
    <span className={visuallyHidden} aria-live="polite">
      {isShownHere && preview && text[preview.status](preview.name)}
    </span>
  );
}
