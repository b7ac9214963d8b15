import type { ReactElement } from 'react';
import type { Problems } from '../http/form-problems.ts';
import { AccountFrame } from './account-frame.tsx';
import { loginPath, registerPath } from './account-links.ts';
import { FormField, ProblemSummary } from './form-field.tsx';

interface LoginProps {
  /** Where to go after logging in, a path on this shop. */
  readonly back: string;
  readonly email: string;
  /** Whether the buyer has just made an account. */
  readonly isNew?: boolean;
  readonly alert?: string;
  readonly problems?: Problems<'email' | 'password'>;
}

const Registered = () => (
  <p className="success" role="status">
    <strong>Almost there.</strong> Log in with the password you have just chosen. If this email already had an account,
    it keeps its old password.
  </p>
);

/** The login page. What was typed stays, passwords excepted. */
export function loginPage({ back, email, isNew = false, alert, problems = {} }: LoginProps): ReactElement {
  const hasProblems = alert !== undefined || Object.keys(problems).length > 0;
  const lead = 'See your orders, and order without typing your details again.';
  return (
    <AccountFrame title="Log in" heading="Log in" lead={lead} hasProblems={hasProblems} back={back}>
      {isNew ? <Registered /> : null}
      <form method="post" action={loginPath(back)} noValidate data-keep-draft>
        <ProblemSummary alert={alert} problems={problems} />
        <FormField
          field="email"
          label="Email"
          type="email"
          autoComplete="username"
          maxLength={254}
          value={email}
          problem={problems.email}
        />
        <FormField
          field="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          problem={problems.password}
        />
        <button type="submit">Log in</button>
      </form>
      <p className="switch">
        No account yet?{' '}
        <a href={registerPath(back)} data-keep-draft>
          Create one
        </a>
      </p>
    </AccountFrame>
  );
}
