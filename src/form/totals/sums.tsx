import { useAtomValue } from 'jotai/react';
import { arePricesOutdatedAtom, isRecalculatingAtom, totalsAtom } from '../../state/prices/prices.ts';
import { OutdatedTotals } from '../outdated-totals.tsx';
import { useText, useTotalsFormat } from '../use-text.ts';
import * as css from './totals-bar.css.ts';

/** Subtotal, discount, tax and total as the server said them; marked as busy while they are older than the order. */
export function Sums() {
  const text = useText().totals;
  const format = useTotalsFormat();
  const isBusy = useAtomValue(isRecalculatingAtom);
  const totals = useAtomValue(totalsAtom);
  const isOutdated = useAtomValue(arePricesOutdatedAtom);
  if (totals === null) {
    return (
      <p className={`${css.sums} ${css.pending}`} aria-busy={isBusy}>
        {isBusy ? text.recalculating : isOutdated ? <OutdatedTotals className={css.pending} /> : text.pending}
      </p>
    );
  }
  const rows = [
    [text.sub, text.subtotal, totals.subtotal, css.sum],
    [text.discount, text.discount, -totals.discount, totals.discount > 0 && css.wideSum],
    [text.tax, text.tax, totals.tax, css.sum],
  ] as const;
  return (
    <div className={css.sums} aria-busy={isBusy}>
      <OutdatedTotals className={css.outdated} />
      {rows.map(
        ([short, full, value, className]) =>
          className && (
            <span key={full} className={className}>
              <span className={css.term}>
                <span className={css.compactOnly}>{short}</span>
                <span className={css.fullOnly}>{full}</span>
              </span>{' '}
              <span className={css.amount}>{format.money(value)}</span>
            </span>
          ),
      )}
      <span className={css.total}>
        <span className={css.term}>{text.total}</span>{' '}
        <span className={css.totalAmount}>{format.money(totals.total)}</span>
      </span>
    </div>
  );
}
