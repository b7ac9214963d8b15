import { useAtomValue, useSetAtom } from 'jotai/react';
import { useCallback, useEffect, useState } from 'react';
import { isDialogOpenAtom } from '../../state/dialogs.ts';
import { dismissToastsAtom, type Toast } from '../../state/notices/notices.ts';
import { shownToastsAtom } from '../../state/shown-toasts.ts';
import { isUrgent, Toasts } from '../../ui/toast/toast.tsx';
import { Announcer } from './announcer.tsx';
import { noticeText } from './notice-text.ts';
import { useText } from '../texts/use-text.ts';

/** Toasts that were visible for a while, and so were announced. */
const toldOf = (toasts: readonly Toast[]): readonly Toast[] =>
  toasts.filter(({ clock, duration }) => clock.left < duration);

/** Toasts that were announced elsewhere before they moved here. */
function useToldBefore(isShownHere: boolean, toasts: readonly Toast[]): readonly Toast[] {
  const [{ wasShownHere, told }, setKnown] = useState({ wasShownHere: false, told: toldOf([]) });
  if (wasShownHere !== isShownHere) setKnown({ wasShownHere: isShownHere, told: toldOf(toasts) });
  return told;
}

/** The toasts of the form; an open modal shows them inside itself, because everything outside it is inert. */
export function ToastList({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const isShownHere = useAtomValue(isDialogOpenAtom) === isInDialog;
  const text = useText();
  const dismiss = useSetAtom(dismissToastsAtom);
  const close = useCallback((id: number) => dismiss((toast) => toast.id === id), [dismiss]);
  useEffect(() => {
    // Earlier success messages would cover the dialog that opens; the toast about a saved profile leads to one, so it
    // stays.
    if (isInDialog) dismiss((toast) => !isUrgent(toast) && toast.notice.key !== 'profileSaved');
  }, [isInDialog, dismiss]);
  const shown = useAtomValue(shownToastsAtom);
  const told = useToldBefore(isShownHere, shown);
  const toasts = shown
    .filter(() => isShownHere)
    .map((toast) => ({ ...toast, text: noticeText(text, toast.notice), isTold: told.includes(toast) }));
  return (
    <>
      <Toasts toasts={toasts} closeLabel={text.dismiss} onClose={close} isInDialog={isInDialog} />
      {isShownHere && <Announcer />}
    </>
  );
}
