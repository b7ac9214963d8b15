import { useId } from 'react';
import * as css from './radios.css.ts';

interface RadiosProps<Value extends string> {
  /** The label of the choice. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onPick: (value: Value) => void;
}

/** A group of a few radios. */
export function Radios<Value extends string>({ label, value, options, onPick }: RadiosProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.radios}>
      <div aria-hidden="true" className={css.label}>
        {label}
      </div>
      {options.map((option) => (
        <label key={option.value} className={css.radio}>
          <input
            type="radio"
            name={name}
            className={css.dot}
            checked={option.value === value}
            onChange={() => onPick(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
