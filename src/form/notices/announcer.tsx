import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { toastWaits } from '../../domain/common/waits.ts';
import { minimumMessages } from '../../domain/order/messages.ts';
import { isPaidAtom } from '../../state/checkout/checkout-state.ts';
import { announcementAtom, previewAtom } from '../../state/notices/notices.ts';
import { isTaxLaterAtom, savingAtom, totalsAtom } from '../../state/prices/price-atoms.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { selectMessageCount, useOrder } from '../context/form-context.tsx';
import { useText, useTotalsFormat } from '../texts/use-text.ts';

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
  const { announceUntaxed, announceTaxed, announce } = text.totals;
  const announceTotal = useAtomValue(isTaxLaterAtom) ? announceUntaxed : totals?.tax ? announceTaxed : announce;
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
  <div aria-live="polite">{text && <Spoken key={id ?? text}>{text}</Spoken>}</div>
);

/** Is removed like a toast: Chromium would announce a text again that was behind a dialog. */
function Spoken({ children }: { readonly children: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOver, toastWaits.standard, true);
    return () => clearTimeout(timer);
  }, []);
  return !isOver && <p>{children}</p>;
}

/** Null until the value changes: a modal that opens must not repeat it. */
export function useChange<Value>(value: Value): Value | null {
  const [last, setLast] = useState({ value, isNew: false });
  if (value !== last.value) setLast({ value, isNew: true });
  return last.isNew ? last.value : null;
}
