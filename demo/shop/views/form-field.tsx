import type { ReactElement } from 'react';
import type { Problems } from '../http/form-problems.ts';
import { useTexts } from './page.tsx';

interface FieldProps {
  /** Name and id of the input. */
  readonly field: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly maxLength?: number;
  readonly isOptional?: boolean;
  readonly value?: string | undefined;
  readonly hint?: string;
  readonly problem?: string | undefined;
}

function descriptionOf({ field, hint, problem }: FieldProps): string | undefined {
  const ids = [hint === undefined ? '' : `${field}-hint`, problem === undefined ? '' : `${field}-problem`];
  return ids.filter((id) => id !== '').join(' ') || undefined;
}

/** A labelled text field with its hint and what is wrong with it. */
export function FormField(props: FieldProps): ReactElement {
  const { account: text } = useTexts();
  const { field, label, type = 'text', maxLength = 120, isOptional = false, hint, problem } = props;
  return (
    <div className="field">
      <label htmlFor={field}>
        {label}
        {isOptional ? <span className="muted"> {text.optional}</span> : null}
      </label>
      <input
        id={field}
        name={field}
        type={type}
        autoComplete={props.autoComplete}
        maxLength={maxLength}
        required={!isOptional}
        defaultValue={props.value}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={descriptionOf(props)}
      />
      {hint === undefined ? null : (
        <p className="hint" id={`${field}-hint`}>
          {hint}
        </p>
      )}
      {problem === undefined ? null : (
        <p className="problem" id={`${field}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface SummaryProps {
  /** What is wrong with the form as a whole. */
  readonly alert?: string | undefined;
  readonly problems: Problems<string>;
}

/** What is wrong with a form, above it: one sentence, or a link to each field that has to be put right. */
export function ProblemSummary({ alert, problems }: SummaryProps): ReactElement | null {
  const { account: text } = useTexts();
  const entries = Object.entries(problems);
  if (alert === undefined && entries.length === 0) return null;
  return (
    <div className="alert" role="alert">
      <strong>{alert ?? text.checkFields}</strong>
      {entries.length === 0 ? null : (
        <ul>
          {entries.map(([field, problem]) => (
            <li key={field}>
              <a href={`#${field}`}>{problem}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
