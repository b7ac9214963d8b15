import { useAtomValue } from 'jotai/react';
import { useCallback, useEffect, useState } from 'react';
import { isDialogOpenAtom } from '../../state/dialogs.ts';
import { shownToastsAtom, toastsAtom, type Toast, announcementAtom, previewAtom } from '../../state/notices/notices.ts';
import { minimumMessages } from '../../domain/order/messages.ts';
import { isPaidAtom } from '../../state/checkout/checkout-state.ts';
import { savingAtom, totalsAtom } from '../../state/prices/prices.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { useOrder, selectMessageCount, useForm } from '../context/form-context.tsx';
import { useText, useTotalsFormat } from '../texts/use-text.ts';
import { isUrgent, Toasts } from '../../ui/toast/toast.tsx';

/**
 * Announces to screen readers what they would otherwise miss: a new total, a discount that is not applied yet, a
 * preview that plays or has ended, a message that was moved, and how many messages the voices or tracks need.
 */
export function Announcer() {
  const text = useText();
  const format = useTotalsFormat();
  const preview = useAtomValue(previewAtom);
  const totals = useAtomValue(totalsAtom);
  const isPaid = useAtomValue(isPaidAtom);
  const announceTotal = totals?.tax ? text.totals.announceTaxed : text.totals.announce;
  const changedTotal = useChange(totals === null || isPaid ? '' : announceTotal(format.money(totals.total)));
  const discountNotice = useChange(useAtomValue(savingAtom) === 0 ? text.discount.notYet : '');
  const previewStatus = useChange(preview ? text.audio[preview.status](preview.name) : '');
  const minimum = useOrder(minimumMessages);
  const isShort = useOrder(selectMessageCount) < minimum;
  const neededMessages = useChange(isShort ? text.messages.minimum(minimum) : '');
  const announcement = useChange(useAtomValue(announcementAtom));
  return (
    <div className={visuallyHidden}>
      <Announced text={changedTotal} />
      <Announced text={discountNotice} />
      <Announced text={previewStatus} />
      <Announced text={neededMessages} />
      <Announced text={announcement?.text} id={announcement?.id} />
    </div>
  );
}

interface AnnouncedProps {
  readonly text: string | null | undefined;
  /** Another one announces an equal text again. */
  readonly id?: number | undefined;
}

/** A live region. Its text is a new element: with Chromium, Orca ignores a text that changes while the buyer types. */
const Announced = ({ text, id }: AnnouncedProps) => (
  <div aria-live="polite">{text && <p key={id ?? text}>{text}</p>}</div>
);

/** Null until the value changes: a modal that opens must not repeat it. */
export function useChange<Value>(value: Value): Value | null {
  const [last, setLast] = useState({ value, isNew: false });
  if (value !== last.value) setLast({ value, isNew: true });
  return last.isNew ? last.value : null;
}

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
