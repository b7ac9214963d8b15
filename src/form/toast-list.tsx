import { useAtomValue, useSetAtom } from 'jotai/react';
import { dismissToastAtom, toastsAtom } from '../state/notices.ts';
import { Toasts } from '../ui/toast.tsx';
import { noticeText } from './notice-text.ts';
import { useText } from './use-text.ts';

/** The toasts of the form; every modal shows them inside itself. */
export function ToastList({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const text = useText();
  const dismiss = useSetAtom(dismissToastAtom);
  const toasts = useAtomValue(toastsAtom).map((toast) => ({ ...toast, text: noticeText(text, toast.notice) }));
  return <Toasts toasts={toasts} closeLabel={text.close} onClose={dismiss} isInDialog={isInDialog} />;
}
