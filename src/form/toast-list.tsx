import { useAtomValue, useSetAtom } from 'jotai/react';
import { isDialogOpenAtom } from '../state/dialogs.ts';
import { dismissToastAtom } from '../state/notices/notices.ts';
import { shownToastsAtom } from '../state/shown-toasts.ts';
import { Toasts } from '../ui/toast.tsx';
import { Announcer } from './announcer.tsx';
import { noticeText } from './notice-text.ts';
import { useText } from './use-text.ts';

/** The toasts of the form; an open modal shows them inside itself, as all outside it is inert. */
export function ToastList({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const isShownHere = useAtomValue(isDialogOpenAtom) === isInDialog;
  const text = useText();
  const dismiss = useSetAtom(dismissToastAtom);
  const toasts = useAtomValue(shownToastsAtom)
    .filter(() => isShownHere)
    .map((toast) => ({ ...toast, text: noticeText(text, toast.notice) }));
  return (
    <>
      <Toasts toasts={toasts} closeLabel={text.dismiss} onClose={dismiss} isInDialog={isInDialog} />
      {isShownHere && <Announcer />}
    </>
  );
}
