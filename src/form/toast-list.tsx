import { useAtomValue, useSetAtom } from 'jotai/react';
import { useCallback, useEffect } from 'react';
import { isDialogOpenAtom } from '../state/dialogs.ts';
import { dismissToastsAtom } from '../state/notices/notices.ts';
import { shownToastsAtom } from '../state/shown-toasts.ts';
import { Toasts } from '../ui/toast.tsx';
import { Announcer } from './announcer.tsx';
import { noticeText } from './notice-text.ts';
import { useText } from './use-text.ts';

/** The toasts of the form; an open modal shows them inside itself, as all outside it is inert. */
export function ToastList({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const isShownHere = useAtomValue(isDialogOpenAtom) === isInDialog;
  const text = useText();
  const dismiss = useSetAtom(dismissToastsAtom);
  const close = useCallback((id: number) => dismiss((toast) => toast.id === id), [dismiss]);
  useEffect(() => {
    // What was told as done would lie over the title of the dialog that opens.
    if (isInDialog) dismiss(({ tone }) => tone === 'success' || tone === 'info');
  }, [isInDialog, dismiss]);
  const toasts = useAtomValue(shownToastsAtom)
    .filter(() => isShownHere)
    .map((toast) => ({ ...toast, text: noticeText(text, toast.notice) }));
  return (
    <>
      <Toasts toasts={toasts} closeLabel={text.dismiss} onClose={close} isInDialog={isInDialog} />
      {isShownHere && <Announcer />}
    </>
  );
}
