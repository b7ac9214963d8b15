import type { ReactElement, ReactNode } from 'react';
import { minPasswordLength } from '../accounts/passwords.ts';
import { useForm } from './form.tsx';
import { useTexts } from './page.tsx';

interface FrameProps {
  /** Name and id of the input. */
  readonly field: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly hint?: string;
  /** Whether a script shows it, if scripts run. */
  readonly waits?: boolean;
  /** The id of an alert about it. */
  readonly alert?: string | undefined;
  /** What a script says if it is empty. */
  readonly whenEmpty?: string;
}

function useAttributes({ field, hint, alert, whenEmpty }: FrameProps) {
  const { problems, values } = useForm();
  const isWrong = problems[field] !== undefined;
  const described = [alert, hint !== undefined && `${field}-hint`, isWrong && `${field}-problem`].filter(Boolean);
  return {
    id: field,
    name: field,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described.join(' ') || undefined,
    'data-empty': whenEmpty,
    defaultValue: values[field],
  };
}

function Frame({ field, label, isOptional, hint, waits, children }: FrameProps & { readonly children: ReactNode }) {
  const { account: text } = useTexts();
  const problem = useForm().problems[field];
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
}

interface FieldProps extends FrameProps {
  readonly autoComplete: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric';
  readonly isDisabled?: boolean;
}

/** A labelled text field with its hint and problem. */
export function FormField(props: FieldProps): ReactElement {
  const { type = 'text', autoComplete, maxLength = 120, placeholder, inputMode } = props;
  // Browsers call an empty field with the attribute `required` invalid before anybody has been there.
  const limits = { maxLength, 'aria-required': !props.isOptional || undefined, disabled: props.isDisabled };
  const looks = { placeholder, inputMode };
  return (
    <Frame {...props}>
      <input {...useAttributes(props)} type={type} autoComplete={autoComplete} {...limits} {...looks} />
    </Frame>
  );
}

/** Asks for an email: that of the account, or another one. */
export function EmailField({ label, autoComplete = 'username' }: Partial<Pick<FieldProps, 'label' | 'autoComplete'>>) {
  const { account: text } = useTexts();
  const common = { field: 'email', type: 'email', maxLength: 254 } as const;
  return <FormField {...common} label={label ?? text.email} autoComplete={autoComplete} />;
}

export function CurrentPassword({ label }: Partial<Pick<FieldProps, 'label'>>): ReactElement {
  const { account: text } = useTexts();
  const common = { field: 'password', type: 'password', autoComplete: 'current-password', maxLength: 200 } as const;
  return <FormField {...common} label={label ?? text.password} />;
}

export function ChosenPassword(props: Pick<FieldProps, 'field' | 'label'>): ReactElement {
  const { account: text } = useTexts();
  const common = { type: 'password', autoComplete: 'new-password', maxLength: 200 } as const;
  return <FormField {...props} {...common} hint={text.passwordHint(minPasswordLength)} />;
}

export const PhoneField = (props: Pick<FieldProps, 'label' | 'hint' | 'isOptional'>): ReactElement => (
  <FormField {...props} field="phone" type="tel" autoComplete="tel" maxLength={40} />
);

export function NameFields(): ReactElement {
  const { account: text } = useTexts();
  return (
    <>
      <div className="pair">
        <FormField field="firstName" label={text.firstName} autoComplete="given-name" />
        <FormField field="lastName" label={text.lastName} autoComplete="family-name" />
      </div>
      <FormField field="companyName" label={text.companyName} autoComplete="organization" isOptional />
    </>
  );
}

export function FormSelect(props: FrameProps & { readonly autoComplete: string; readonly children: ReactNode }) {
  const { account: text } = useTexts();
  return (
    <Frame {...props}>
      <select {...useAttributes(props)} autoComplete={props.autoComplete}>
        <option value="">{text.choose}</option>
        {props.children}
      </select>
    </Frame>
  );
}
