import { useAtomValue } from 'jotai/react';
import { useDispatch, useOrder } from '../context/form-context.tsx';
import { selectCurrency } from '../context/selectors.ts';
import { parseCurrency } from '../../domain/checkout/currency.ts';
import { offeredCurrenciesAtom } from '../../state/session/order.ts';
import * as field from '../../ui/field/field.css.ts';
import { Icon } from '../../ui/icon.tsx';
import { Options } from '../../ui/field/inputs.tsx';
import { useText } from '../texts/use-text.ts';
import * as css from './totals-bar.css.ts';

/** The currency of the prices. */
export function CurrencySelect() {
  const text = useText().totals;
  const currency = useOrder(selectCurrency);
  const currencies = useAtomValue(offeredCurrenciesAtom);
  const dispatch = useDispatch();
  return (
    <div className={css.currencyBox}>
      <span className={field.selectBox}>
        <select
          aria-label={text.currency}
          value={currency}
          className={`${field.select} ${css.currency}`}
          onChange={(event) =>
            dispatch({ type: 'currencyChosen', currency: parseCurrency(event.target.value) ?? currency })
          }
        >
          <Options options={currencies.map((value) => ({ value, label: value.toUpperCase() }))} />
        </select>
        <Icon name="chevron" size={14} className={field.chevron} />
      </span>
    </div>
  );
}
