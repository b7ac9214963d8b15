import type { ReactElement, ReactNode } from 'react';
import { minPasswordLength } from '../accounts/passwords.ts';
import type { Problems } from '../http/form-problems.ts';
import { useTexts } from './page.tsx';

interface FrameProps {
  /** Name and id of the input. */
  readonly field: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly hint?: string;
  readonly problem?: string | undefined;
  /** Whether a script shows it, where there are scripts. */
  readonly waits?: boolean;
}

function descriptionOf({ field, hint, problem }: FrameProps): string | undefined {
  const ids = [hint === undefined ? '' : `${field}-hint`, problem === undefined ? '' : `${field}-problem`];
  return ids.filter((id) => id !== '').join(' ') || undefined;
}

/** What fields of every kind say of themselves. */
const attributesOf = (props: FrameProps) => ({
  id: props.field,
  name: props.field,
  'aria-invalid': props.problem === undefined ? undefined : true,
  'aria-describedby': descriptionOf(props),
});

const Frame = ({
  field,
  label,
  isOptional,
  hint,
  problem,
  waits = false,
  children,
}: FrameProps & { readonly children: ReactNode }) => {
  const { account: text } = useTexts();
  return (
    <div className={waits ? 'field waits' : 'field'}>
      <label htmlFor={field}>
        {label}
        {isOptional ? <span className="muted"> {text.optional}</span> : null}
      </label>
      {children}
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
};

interface FieldProps extends FrameProps {
  readonly autoComplete: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly maxLength?: number;
  readonly isDisabled?: boolean;
  readonly value?: string | undefined;
}

/** A labelled text field with its hint and what is wrong with it. */
export function FormField(props: FieldProps): ReactElement {
  const { type = 'text', maxLength = 120, isOptional = false, isDisabled = false } = props;
  return (
    <Frame {...props}>
      <input
        {...attributesOf(props)}
        type={type}
        autoComplete={props.autoComplete}
        maxLength={maxLength}
        required={!isOptional}
        disabled={isDisabled}
        defaultValue={props.value}
      />
    </Frame>
  );
}

interface CurrentPasswordProps extends Pick<FrameProps, 'problem'> {
  /** Where there is another password beside it. */
  readonly label?: string;
}

/** Asks for the password that the visitor has. */
export function CurrentPassword({ label, problem }: CurrentPasswordProps): ReactElement {
  const { account: text } = useTexts();
  return (
    <FormField
      field="password"
      label={label ?? text.password}
      type="password"
      autoComplete="current-password"
      maxLength={200}
      problem={problem}
    />
  );
}

/** Asks for a password that the visitor chooses. */
export function ChosenPassword(props: Pick<FrameProps, 'field' | 'label' | 'problem'>): ReactElement {
  const { account: text } = useTexts();
  return (
    <FormField
      {...props}
      type="password"
      autoComplete="new-password"
      maxLength={200}
      hint={text.passwordHint(minPasswordLength)}
    />
  );
}

interface SelectProps extends FrameProps {
  readonly autoComplete: string;
  readonly value: string;
  /** Its options. */
  readonly children: ReactNode;
}

/** A labelled choice with what is wrong with it. */
export function FormSelect(props: SelectProps): ReactElement {
  const { account: text } = useTexts();
  return (
    <Frame {...props}>
      <select {...attributesOf(props)} autoComplete={props.autoComplete} defaultValue={props.value}>
        <option value="">{text.choose}</option>
        {props.children}
      </select>
    </Frame>
  );
}

interface SummaryProps {
  /** What is wrong with the form as a whole. */
  readonly alert?: string | undefined;
  readonly problems: Problems<string>;
  /** The way out, where there is one. */
  readonly children?: ReactNode;
}

/**
 * What is wrong with a form, above it: one sentence, or a link to each field that has to be put right. It has the focus
 * when the page is there: what stands on a page from the start is not read out for being an alert.
 */
export function ProblemSummary({ alert, problems, children }: SummaryProps): ReactElement | null {
  const { account: text } = useTexts();
  const entries = Object.entries(problems);
  if (alert === undefined && entries.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to a form, and this is what it says
    <div className="alert" role="alert" tabIndex={-1} autoFocus>
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
      {children}
    </div>
  );
}
