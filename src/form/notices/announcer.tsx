import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { isPaidAtom } from '../../state/checkout/checkout.ts';
import { previewAtom } from '../../state/notices/preview.ts';
import { isDiscountIdleAtom, totalsAtom } from '../../state/prices/prices.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { useText, useTotalsFormat } from '../texts/use-text.ts';

/**
 * Announces to screen readers what they would otherwise miss: a new total, a discount that is not applied yet, a
 * preview that plays or has ended.
 */
export function Announcer() {
  const text = useText();
  const format = useTotalsFormat();
  const preview = useAtomValue(previewAtom);
  const total = useAtomValue(totalsAtom)?.total;
  const isPaid = useAtomValue(isPaidAtom);
  const changedTotal = useChange(total === undefined || isPaid ? '' : text.totals.announce(format.money(total)));
  const toldDiscount = useChange(useAtomValue(isDiscountIdleAtom) ? text.discount.notYet : '');
  const toldPreview = useChange(preview ? text.audio[preview.status](preview.name) : '');
  return (
    <div className={visuallyHidden}>
      <p aria-live="polite">{changedTotal}</p>
      <p aria-live="polite">{toldDiscount}</p>
      <p aria-live="polite">{toldPreview}</p>
    </div>
  );
}

/** Empty until the value changes: a modal that opens must not repeat it. */
export function useChange(value: string): string {
  const [last, setLast] = useState({ value, isNew: false });
  if (value !== last.value) setLast({ value, isNew: true });
  return last.isNew ? last.value : '';
}
