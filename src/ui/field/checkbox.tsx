import { useId, type ComponentProps, type ReactNode } from 'react';
import * as css from './field.css.ts';
import { FieldNotes, notesOf } from './field.tsx';

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
        {...(errorId && { 'aria-invalid': true, 'aria-describedby': `${id}h ${errorId}` })}
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
