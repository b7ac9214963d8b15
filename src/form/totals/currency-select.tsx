import { useAtomValue, useSetAtom } from 'jotai/react';
import { currencies, parseCurrency } from '../../domain/checkout/currency.ts';
import { chooseCurrencyAtom } from '../../state/order/currency.ts';
import { currencyAtom } from '../../state/order/parts.ts';
import * as field from '../../ui/field/field.css.ts';
import { Icon } from '../../ui/icon.tsx';
import { Options } from '../../ui/field/inputs.tsx';
import { useText } from '../texts/use-text.ts';
import * as css from './totals-bar.css.ts';

/** The currency of the prices. */
export function CurrencySelect() {
  const text = useText().totals;
  const currency = useAtomValue(currencyAtom);
  const choose = useSetAtom(chooseCurrencyAtom);
  return (
    <div className={css.currencyBox}>
      <span className={field.selectBox}>
        <select
          aria-label={text.currency}
          title={text.currency}
          value={currency}
          className={`${field.select} ${css.currency}`}
          onChange={(event) => choose(parseCurrency(event.target.value) ?? currency)}
        >
          <Options options={currencies.map((value) => ({ value, label: value.toUpperCase() }))} />
        </select>
        <Icon name="chevron" size={14} className={field.chevron} />
      </span>
    </div>
  );
}
