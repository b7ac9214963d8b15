import { useAtomValue } from 'jotai/react';
import { useCallback, useEffect, useState } from 'react';
import { isDialogOpenAtom } from '../../state/dialogs.ts';
import { shownToastsAtom, toastsAtom, type Toast } from '../../state/notices/notices.ts';
import { isUrgent, Toasts } from '../../ui/toast/toast.tsx';
import { useForm } from '../context/form-context.tsx';
import { useText } from '../texts/use-text.ts';
import { Announcer } from './announcer.tsx';

/** Toasts that were visible for a while, and so were announced. */
const announcedOf = (toasts: readonly Toast[]): readonly Toast[] =>
  toasts.filter(({ clock, duration }) => clock.left < duration);

/** Toasts that were announced elsewhere before they moved here. */
function useAnnouncedBefore(isShownHere: boolean, toasts: readonly Toast[]): readonly Toast[] {
  const [{ wasShownHere, announced }, setKnown] = useState({ wasShownHere: false, announced: announcedOf([]) });
  if (wasShownHere !== isShownHere) setKnown({ wasShownHere: isShownHere, announced: announcedOf(toasts) });
  return announced;
}

/** The toasts of the form; an open modal shows them inside itself, because everything outside it is inert. */
export function ToastList({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const isShownHere = useAtomValue(isDialogOpenAtom) === isInDialog;
  const text = useText();
  const { store } = useForm();
  const close = useCallback(
    (id: number) => store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
    [store],
  );
  useEffect(() => {
    // The dialog shows what earlier success messages are about; the toast about a saved profile leads to one, so it stays.
    if (isInDialog)
      store.set(toastsAtom, (toasts) => toasts.filter((toast) => isUrgent(toast) || toast.topic === 'profileSaved'));
  }, [isInDialog, store]);
  const shown = useAtomValue(shownToastsAtom);
  const announced = useAnnouncedBefore(isShownHere, shown);
  const toasts = shown
    .filter(() => isShownHere)
    .map((toast) => ({ ...toast, wasAnnounced: announced.includes(toast) }));
  return (
    <>
      <Toasts toasts={toasts} closeLabel={text.dismiss} onClose={close} isInDialog={isInDialog} />
      {isShownHere && <Announcer />}
    </>
  );
}
