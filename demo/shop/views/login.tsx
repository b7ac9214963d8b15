import type { ReactElement } from 'react';
import type { Problems } from '../http/form-problems.ts';
import type { LogoutNotice } from '../http/notice-cookie.ts';
import { AccountFrame } from './account-frame.tsx';
import { forgotPath, loginPath, registerPath } from './account-links.ts';
import { CurrentPassword, FormField, ProblemSummary } from './form-field.tsx';
import { useTexts } from './page.tsx';
import { SaidOnce } from './said-once.tsx';

interface LoginProps {
  /** Where to go after logging in, a path on this shop. */
  readonly back: string;
  readonly email: string;
  readonly notice?: LogoutNotice | null;
  readonly alert?: string;
  readonly problems?: Problems<'email' | 'password'>;
}

const none: Problems<'email' | 'password'> = {};

/** The login page. What was typed stays, passwords excepted. */
export function LoginPage(props: LoginProps): ReactElement {
  const { back, email, notice = null, alert, problems = none } = props;
  const { account: text } = useTexts();
  const hasProblems = alert !== undefined || Object.keys(problems).length > 0;
  return (
    <AccountFrame title={text.login} lead={text.loginLead} hasProblems={hasProblems} back={back}>
      <SaidOnce notice={notice} />
      <form method="post" action={loginPath(back)} noValidate data-keep-draft>
        <ProblemSummary alert={alert} problems={problems} />
        <FormField
          field="email"
          label={text.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          value={email}
          problem={problems.email}
        />
        <CurrentPassword problem={problems.password} />
        <button type="submit">{text.login}</button>
      </form>
      <p className="switch">
        <a href={forgotPath(back)} data-keep-draft>
          {text.forgot}
        </a>
      </p>
      <p className="switch">
        {text.noAccount}{' '}
        <a href={registerPath(back)} data-keep-draft>
          {text.createOne}
        </a>
      </p>
    </AccountFrame>
  );
}
