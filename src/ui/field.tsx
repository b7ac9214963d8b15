import { useId, type ReactNode } from 'react';
import * as css from './field.css.ts';
import { Icon } from './icon.tsx';

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Stands beside the label, such as "optional"; not part of the name. */
  readonly mark?: string;
  readonly className?: string;
}

/** A label, its control, a hint and an error, tied together. */
export function Field({
  label,
  hint,
  error,
  mark,
  className = '',
  children,
}: FieldProps & {
  readonly children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className={`${css.field} ${className}`}>
      <div>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {mark && <span className={css.mark}> · {mark}</span>}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div id={`${id}h`} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}e`} className={css.error}>
          <Icon name="alert" size={16} />
          {error}
        </div>
      )}
    </div>
  );
}
