import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/root.css.ts';
import * as css from './field.css.ts';
import { Icon } from '../icon.tsx';

/** The props that connect a control with its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Beside the label, such as "optional"; not part of the name. */
  readonly mark?: string | undefined;
  /** A field in a row of tools: its label is small or hidden, and its hint is shown while it has the focus. */
  readonly look?: 'quiet' | 'bare' | undefined;
}

/** A label, its control, a hint and an error, connected with each other. */
export function Field({
  label,
  hint,
  error,
  mark,
  look,
  children,
}: FieldProps & {
  readonly children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={look === 'quiet' ? css.quiet : css.field}>
      <div>
        <label htmlFor={id} className={look === 'bare' ? visuallyHidden : css.label}>
          {label}
        </label>
        {mark && <span className={css.mark}> ({mark})</span>}
      </div>
      {children({ id, 'aria-describedby': notesOf({ id, hint, error }), 'aria-invalid': error ? true : undefined })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldNotesProps {
  readonly id: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

/** The ids of a control's hint and error, for `aria-describedby`. */
export function notesOf({ id, hint, error }: FieldNotesProps): string | undefined {
  return [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined;
}

/** Below a control: a hint and the error. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
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
    </>
  );
}
