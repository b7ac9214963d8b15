import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { toastWaits, typingPause } from '../../domain/common/waits.ts';
import { minimumMessages } from '../../domain/order/messages.ts';
import { isPaidAtom } from '../../state/checkout/checkout-state.ts';
import { announce, announcementAtom } from '../../state/notices/notices.ts';
import { isTaxLaterAtom, savingAtom, totalsAtom } from '../../state/prices/price-atoms.ts';
import { orderWordsAtom } from '../../state/session/order-atoms.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { selectMessageCount, useForm, useOrder } from '../context/form-context.tsx';
import { useText, useTotalsFormat } from '../texts/use-text.ts';

/**
 * Announces to screen readers what they would otherwise miss: a new total, a discount that is not applied yet, how many
 * messages the voices or tracks need, and what `announce` says: a message was moved, a preview plays or has ended.
 */
export function Announcer() {
  const text = useText();
  const format = useTotalsFormat();
  const totals = useAtomValue(totalsAtom);
  const isPaid = useAtomValue(isPaidAtom);
  const { announceUntaxed, announceTaxed, announce } = text.totals;
  const announceTotal = useAtomValue(isTaxLaterAtom) ? announceUntaxed : totals?.tax ? announceTaxed : announce;
  const total = totals === null || isPaid ? '' : announceTotal(format.money(totals.total));
  const changedTotal = useChange(useAfterTyping(total));
  const discountNotice = useChange(useAtomValue(savingAtom) === 0 ? text.discount.notYet : '');
  const minimum = useOrder(minimumMessages);
  const isShort = useOrder(selectMessageCount) < minimum;
  const neededMessages = useChange(isShort ? text.messages.minimum(minimum) : '');
  const announcement = useChange(useAtomValue(announcementAtom));
  return (
    <div className={visuallyHidden}>
      <Announced text={changedTotal} />
      <Announced text={discountNotice} />
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

/** A total that changes with the words waits until the buyer pauses: it would talk over the text at every word. */
function useAfterTyping(total: string): string {
  const { store } = useForm();
  const [said, setSaid] = useState(total);
  const typedAt = useRef(0);
  useEffect(() => store.sub(orderWordsAtom, () => void (typedAt.current = Date.now())), [store]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sayInPause = (): void => {
      const left = typedAt.current + typingPause - Date.now();
      if (left > 0) timer = setTimeout(sayInPause, left);
      else setSaid(total);
    };
    sayInPause();
    return () => clearTimeout(timer);
  }, [total]);
  return said;
}

/** Null until the value changes: a modal that opens must not repeat it. */
export function useChange<Value>(value: Value): Value | null {
  const [last, setLast] = useState({ value, isNew: false });
  if (value !== last.value) setLast({ value, isNew: true });
  return last.isNew ? last.value : null;
}

/** Announces a text whenever it changes, but not the first one. */
export function useAnnounced(text: string | false | undefined): void {
  const form = useForm();
  const last = useRef(text);
  useEffect(() => {
    if (text && text !== last.current) announce(form, text);
    last.current = text;
  }, [form, text]);
}
