import { useId, useLayoutEffect, useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Field, FieldNotes, notesOf, type FieldProps } from './field.tsx';
import * as css from './field.css.ts';
import { Icon } from '../icon.tsx';

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'className'>;

/** A single-line text field. */
export function TextInput(props: InputProps) {
  return <Field frame={props}>{(control) => <input {...control} className={css.control} />}</Field>;
}

type AreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'> & { readonly value: string };

/** The end of the text stays visible while the box grows: the browser knows nothing of the bar that covers it. */
function followEnd({ currentTarget: area }: FormEvent<HTMLTextAreaElement>): void {
  if (area.selectionEnd === area.value.length) requestAnimationFrame(() => area.scrollIntoView({ block: 'nearest' }));
}

/**
 * A multi-line text field that grows with its text. The browser owns the text: with a `value` or `defaultValue`, React
 * would write all of it into the document at every key.
 */
export function TextArea({ value, ...props }: AreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value;
  }, [value]);
  return (
    <Field frame={props}>
      {(control) => <textarea {...control} ref={area} onInput={followEnd} className={css.area} />}
    </Field>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options by label, as the language sorts them. */
export const sortedOptions = (options: readonly Option[], locale: string): readonly Option[] =>
  options.toSorted((a, b) => a.label.localeCompare(b.label, locale));

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'onChange'> & {
    readonly onPick: (value: string) => void;
    readonly children: ReactNode;
  };

/** A native select, which every device and screen reader supports. */
export function Select({ onPick, children, ...props }: SelectProps) {
  return (
    <Field frame={props}>
      {(control) => (
        <div className={css.selectBox}>
          <select {...control} className={css.select} onChange={(event) => onPick(event.target.value)}>
            {children}
          </select>
          <span className={`${css.chevron} ${css.fade}`}>
            <Icon name="chevron" size={18} />
          </span>
        </div>
      )}
    </Field>
  );
}

/** The options of a select, from data. */
export function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'className'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** The id of its error, if that is shown elsewhere. */
  readonly errorId?: string | undefined;
  readonly onCheck: (isChecked: boolean) => void;
};

/** A checkbox whose whole label can be clicked, connected with its hint and error. */
export function Checkbox({ label, hint, error, errorId, required, onCheck, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={css.checkRow}>
      <input
        type="checkbox"
        {...rest}
        id={id}
        aria-required={required || undefined}
        {...notesOf({ id, hint, error })}
        {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
        className={css.check}
        onChange={(event) => onCheck(event.target.checked)}
      />
      <div className={css.checkLabel}>
        <label htmlFor={id}>{label}</label>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
