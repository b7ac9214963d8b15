import { useId, useState, type HTMLAttributes, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/root.css.ts';
import { small, stack } from '../../styles/shared.css.ts';
import * as css from './field.css.ts';
import { Icon } from '../icon.tsx';

/** The props that connect a control with its label, hint and error. */
type ControlProps = Pick<HTMLAttributes<Element>, 'part' | 'id' | 'aria-required' | 'aria-description'> &
  ReturnType<typeof notesOf>;

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What screen readers read instead of the hint if that changes with the text: as it was when the field got the focus. */
  readonly description?: string;
  readonly error?: string | undefined;
  /** Beside the label, such as "optional"; not part of the name. */
  readonly mark?: string | undefined;
  /** For screen readers only, because a heading says the same. */
  readonly isLabelHidden?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** Reserves a line for the error, so that an error shown when the field is left does not move what is being clicked. */
  readonly reservesError?: boolean | undefined;
}

/** A text that stays the same while the focus is inside: screen readers read a changed description on every keystroke. */
function useStill(text: string | undefined) {
  const [hasFocus, setHasFocus] = useState(false);
  const [still, setStill] = useState(text);
  if (!hasFocus && still !== text) setStill(text);
  const handlers = text !== undefined && { onFocus: () => setHasFocus(true), onBlur: () => setHasFocus(false) };
  return { still, handlers };
}

/** A label, its control, a hint and an error, connected with each other. The control gets all other props. */
export function Field<Own extends object>({
  frame: { label, hint, description, error, mark, isLabelHidden, required, reservesError, ...own },
  children,
}: {
  readonly frame: FieldProps & Own;
  readonly children: (control: Omit<FieldProps & Own, keyof FieldProps> & ControlProps) => ReactNode;
}) {
  const id = useId();
  const isStill = description !== undefined;
  const { still, handlers } = useStill(isStill ? [mark, description].filter(Boolean).join('\n') : undefined);
  const notes = notesOf({ id, mark: isStill ? undefined : mark, hint: !isStill && hint, error });
  return (
    <div className={stack} {...handlers}>
      <div>
        <label htmlFor={id} className={isLabelHidden ? visuallyHidden : css.label}>
          {label}
        </label>
        {mark && (
          <span className={small}>
            <span>{' ('}</span>
            <span id={`${id}m`}>{mark}</span>
            <span>)</span>
          </span>
        )}
      </div>
      {/* Browsers call an empty field with the attribute `required` invalid before anybody has been there. */}
      {children({
        part: 'input',
        ...own,
        id,
        'aria-required': required || undefined,
        'aria-description': still,
        ...notes,
      })}
      <FieldNotes id={id} hint={hint} error={error} reservesError={reservesError} />
    </div>
  );
}

type FieldNotesProps = Pick<FieldProps, 'mark' | 'hint' | 'error' | 'reservesError'> & { readonly id: string };

/** Connects a control with its mark, hint and error. A hint with a control of its own is read when that gets the focus. */
export const notesOf = ({ id, mark, hint, error }: FieldNotesProps) => ({
  'aria-describedby':
    [mark && `${id}m`, hint && typeof hint === 'string' && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': error ? true : undefined,
});

/** Below a control: a hint and the error. */
export function FieldNotes({ id, hint, error, reservesError = false }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <div id={`${id}h`} className={css.hint}>
          {hint}
        </div>
      )}
      {(error || reservesError) && (
        <div id={`${id}e`} className={reservesError ? `${css.error} ${css.errorLine}` : css.error}>
          {error && <Icon name="alert" size={16} />}
          <span>{error}</span>
        </div>
      )}
    </>
  );
}
