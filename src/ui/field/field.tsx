import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/root.css.ts';
import { small, stack } from '../../styles/shared.css.ts';
import * as css from './field.css.ts';
import { Icon } from '../icon.tsx';

/** The props that connect a control with its label, hint and error. */
type ControlProps = { readonly part: string; readonly id: string } & ReturnType<typeof notesOf>;

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Beside the label, such as "optional"; not part of the name. */
  readonly mark?: string | undefined;
  /** A field in a row of tools: its label is small or hidden, and its hint is shown while it has the focus. */
  readonly look?: 'quiet' | 'bare' | undefined;
}

/** A label, its control, a hint and an error, connected with each other. The control gets all other props. */
export function Field<Own extends object>({
  frame: { label, hint, error, mark, look, ...own },
  children,
}: {
  readonly frame: FieldProps & Own;
  readonly children: (control: Omit<FieldProps & Own, keyof FieldProps> & ControlProps) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={look === 'quiet' ? css.quiet : stack}>
      <div>
        <label htmlFor={id} className={look === 'bare' ? visuallyHidden : css.label}>
          {label}
        </label>
        {mark && <span className={small}> ({mark})</span>}
      </div>
      {children({ part: 'input', ...own, id, ...notesOf({ id, hint, error }) })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldNotesProps {
  readonly id: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

/** Connects a control with its hint and error. */
export const notesOf = ({ id, hint, error }: FieldNotesProps) => ({
  'aria-describedby': [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

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
