import type { ReactElement } from 'react';
import type { Problems } from '../http/form-problems.ts';
import { AccountFrame } from './account-frame.tsx';
import { CurrentPassword, ProblemSummary } from './form-field.tsx';
import { useOwnAction, useTexts } from './page.tsx';

interface VerifyProps {
  readonly email: string;
  /** Where the buyer was going, a path on this shop. */
  readonly back: string;
  /** Whether another browser than this one chose the password of the account. */
  readonly asksPassword: boolean;
  readonly problems?: Problems<'password'>;
  readonly alert?: string;
}

const none: Problems<'password'> = {};

/** Asks the owner of a new account whether its address is theirs. Posts to its own address. */
export function VerifyPage({ email, back, asksPassword, problems = none, alert }: VerifyProps): ReactElement {
  const { account: text } = useTexts();
  const hasProblems = alert !== undefined || Object.keys(problems).length > 0;
  const lead = asksPassword ? text.verifyPassword : text.verifyText;
  return (
    <AccountFrame title={text.verifyTitle} lead={lead} hasProblems={hasProblems} back={back} isMailed>
      <p>
        <strong className="wrap">{email}</strong>
      </p>
      <form method="post" action={useOwnAction()} noValidate>
        <ProblemSummary alert={alert} problems={problems} />
        {asksPassword ? <CurrentPassword problem={problems.password} /> : null}
        <button type="submit">{text.confirm}</button>
      </form>
    </AccountFrame>
  );
}
