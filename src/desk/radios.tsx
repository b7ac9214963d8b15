import { useId } from 'react';
import type { PutMode } from '../domain/order/messages.ts';
import * as css from './desk.css.ts';
import { useToolText } from './use-tool-text.ts';

interface RadiosProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onPick: (value: Value) => void;
}

export function Radios<Value extends string>({ label, value, options, onPick }: RadiosProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.radios}>
      <div aria-hidden="true" className={css.radioLabel}>
        {label}
      </div>
      {options.map((option) => (
        <label key={option.value} className={css.radio}>
          <input
            type="radio"
            name={name}
            className={css.radioDot}
            // The text beside it would be read twice.
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onPick(option.value)}
          />
          <span aria-hidden="true">{option.label}</span>
        </label>
      ))}
    </div>
  );
}

interface ModeRadiosProps {
  readonly mode: PutMode;
  readonly onPick: (mode: PutMode) => void;
}

/** The choice whether new messages replace the buyer's or are added to them. */
export function ModeRadios({ mode, onPick }: ModeRadiosProps) {
  const text = useToolText().scripts;
  const options = (['replace', 'add'] as const).map((value) => ({ value, label: text[value] }));
  return <Radios label={text.mode} value={mode} onPick={onPick} options={options} />;
}
