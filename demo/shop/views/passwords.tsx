import type { ReactElement } from 'react';
import { AccountFrame } from './account-frame.tsx';
import { forgotPath, loginPath } from './account-links.ts';
import { ChosenPassword, FormField, ProblemSummary } from './form-field.tsx';
import { useOwnAction, useTexts } from './page.tsx';

interface FieldProps {
  /** What is wrong with what was typed. */
  readonly problem?: string | undefined;
  /** What is wrong with the form as a whole. */
  readonly alert?: string | undefined;
}

const problemsOf = (field: string, problem: string | undefined) => (problem === undefined ? {} : { [field]: problem });

interface ForgotProps extends FieldProps {
  /** Where to go after logging in, a path on this shop. */
  readonly back: string;
  readonly email?: string;
}

/** Asks for the address whose password is forgotten. */
export function ForgotPage({ back, email = '', problem, alert }: ForgotProps): ReactElement {
  const { account: text } = useTexts();
  const hasProblems = (problem ?? alert) !== undefined;
  return (
    <AccountFrame title={text.forgotTitle} lead={text.forgotLead} hasProblems={hasProblems} back={back}>
      <form method="post" action={forgotPath(back)} noValidate data-keep-draft="by-mail">
        <ProblemSummary alert={alert} problems={problemsOf('email', problem)} />
        <FormField
          field="email"
          label={text.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          value={email}
          problem={problem}
        />
        <button type="submit">{text.send}</button>
      </form>
      <p className="switch">
        <a href={loginPath(back)} data-keep-draft>
          {text.login}
        </a>
      </p>
    </AccountFrame>
  );
}

interface ResetProps extends Pick<FieldProps, 'problem'> {
  /** Where the buyer was going, a path on this shop. */
  readonly back: string;
}

/** Asks for a new password. Posts to its own address. */
export function ResetPage({ back, problem }: ResetProps): ReactElement {
  const { account: text } = useTexts();
  return (
    <AccountFrame
      title={text.resetTitle}
      lead={text.resetLead}
      hasProblems={problem !== undefined}
      back={back}
      isMailed
    >
      <form method="post" action={useOwnAction()} noValidate>
        <ProblemSummary problems={problemsOf('password', problem)} />
        <ChosenPassword field="password" label={text.newPassword} problem={problem} />
        <button type="submit">{text.save}</button>
      </form>
    </AccountFrame>
  );
}
