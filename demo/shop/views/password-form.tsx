import type { ReactElement } from 'react';
import { BackLink } from './back-link.tsx';
import { Layout } from './layout.tsx';
import { FormField, ProblemSummary } from './form-field.tsx';
import { useOwnAction, useTexts } from './page.tsx';

export interface PasswordFormProps {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  /** The new email that was typed; left out where none is asked for. */
  readonly email?: string;
  /** What is wrong with that email. */
  readonly problem?: string | undefined;
  readonly alert?: string | undefined;
  /** What leads back instead, where the button does what can't be undone. */
  readonly keep?: string;
}

/** Asks for the password before something that only the owner of an account may do. Posts to its own address. */
export function PasswordForm({ title, lead, button, email, problem, alert, keep }: PasswordFormProps): ReactElement {
  const { account: text } = useTexts();
  const standard = { maxLength: 254, autoComplete: 'email' } as const;
  const hasProblems = (problem ?? alert) !== undefined;
  return (
    <Layout title={hasProblems ? text.errorTitle(title) : title} width="narrow" visitor="buyer">
      <BackLink href="/account" text={text.title} />
      <div className="panel">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
        <form method="post" action={useOwnAction()} noValidate>
          <ProblemSummary alert={alert} problems={problem === undefined ? {} : { email: problem }} />
          {email === undefined ? null : (
            <FormField field="email" label={text.newEmail} type="email" value={email} problem={problem} {...standard} />
          )}
          <FormField field="password" label={text.password} type="password" autoComplete="current-password" />
          <div className="row">
            <button type="submit" {...(keep !== undefined && { className: 'danger' })}>
              {button}
            </button>
            {keep === undefined ? null : (
              <a className="button quiet" href="/account">
                {keep}
              </a>
            )}
          </div>
        </form>
      </div>
    </Layout>
  );
}
