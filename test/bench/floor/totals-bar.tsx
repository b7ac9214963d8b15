import { memo } from 'react';
import type { Dispatch } from './order.ts';
import type { Totals } from './shop.ts';

interface TotalsBarProps {
  readonly prompts: number;
  readonly words: number;
  readonly extra: number;
  readonly currency: string;
  readonly totals: Totals | null;
  readonly dispatch: Dispatch;
  readonly onProceed: () => void;
}

export const money = (amount: number): string => `$${amount.toFixed(2)}`;

export const TotalsBar = memo(function TotalsBar(props: TotalsBarProps) {
  const { prompts, words, extra, currency, totals, dispatch, onProceed } = props;
  return (
    <section aria-label="Order totals" className="bar">
      <div className="counts">
        <span>{`${prompts} prompts`}</span> <span>{`${words} words${extra > 0 ? ` +${extra} extra` : ''}`}</span>
      </div>
      <select
        aria-label="Currency"
        className="control currency"
        value={currency}
        onChange={(event) => dispatch({ type: 'edit', part: { currency: event.target.value } })}
      >
        <option>CAD</option>
        <option>USD</option>
      </select>
      {totals === null ? (
        <p className="hint">Choose a voice to see your total.</p>
      ) : (
        <div className="sums">
          <span>Subtotal {money(totals.subtotal)}</span>
          <span>TAX {money(totals.tax)}</span>
          <span>
            Total <span className="total">{money(totals.total)}</span>
          </span>
        </div>
      )}
      <button type="button" className="button primary" onClick={onProceed}>
        Proceed to payment (Order Summary)
      </button>
    </section>
  );
});
