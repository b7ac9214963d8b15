import type { ReactElement } from 'react';
import { minPasswordLength, type Registration } from '../accounts/register.ts';
import type { Problems } from '../http/form-problems.ts';
import { AccountFrame } from './account-frame.tsx';
import { loginPath, registerPath } from './account-links.ts';
import { FormField, ProblemSummary } from './form-field.tsx';

interface RegisterProps {
  /** Where to go after logging in, a path on this shop. */
  readonly back: string;
  readonly form?: Registration;
  readonly alert?: string;
  readonly problems?: Problems<keyof Registration>;
}

interface FieldsProps {
  readonly form: Registration | undefined;
  readonly problems: Problems<keyof Registration>;
}

const Names = ({ form, problems }: FieldsProps) => (
  <>
    <div className="pair">
      <FormField
        field="firstName"
        label="First name"
        autoComplete="given-name"
        value={form?.firstName}
        problem={problems.firstName}
      />
      <FormField
        field="lastName"
        label="Last name"
        autoComplete="family-name"
        value={form?.lastName}
        problem={problems.lastName}
      />
    </div>
    <FormField
      field="companyName"
      label="Company name"
      autoComplete="organization"
      isOptional
      value={form?.companyName}
    />
  </>
);

const Login = ({ form, problems }: FieldsProps) => (
  <>
    <FormField
      field="email"
      label="Email"
      type="email"
      autoComplete="username"
      maxLength={254}
      value={form?.email}
      problem={problems.email}
    />
    <FormField
      field="password"
      label="Password"
      type="password"
      autoComplete="new-password"
      maxLength={200}
      hint={`At least ${minPasswordLength} characters. A few words in a row are easy to remember.`}
      problem={problems.password}
    />
  </>
);

/** The page to make an account. What was typed stays, the password excepted. */
export function registerPage({ back, form, alert, problems = {} }: RegisterProps): ReactElement {
  const hasProblems = alert !== undefined || Object.keys(problems).length > 0;
  const lead = 'Keep your details and orders in one place, and check out faster.';
  return (
    <AccountFrame title="Create an account" heading="Create an account" {...{ lead, hasProblems, back }}>
      <form method="post" action={registerPath(back)} noValidate data-keep-draft>
        <ProblemSummary alert={alert} problems={problems} />
        <Names form={form} problems={problems} />
        <Login form={form} problems={problems} />
        <button type="submit">Create account</button>
      </form>
      <p className="switch">
        Have an account?{' '}
        <a href={loginPath(back)} data-keep-draft>
          Log in
        </a>
      </p>
    </AccountFrame>
  );
}
