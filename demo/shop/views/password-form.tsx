import type { ReactElement } from 'react';
import type { Problems } from '../http/form-problems.ts';
import { BackLink } from './back-link.tsx';
import { Layout } from './layout.tsx';
import { ChosenPassword, CurrentPassword, FormField, ProblemSummary } from './form-field.tsx';
import { useOwnAction, useTexts } from './page.tsx';
import { SessionEnded } from './session-ended.tsx';

export interface PasswordFormProps {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  /** The new email that was typed; left out where none is asked for. */
  readonly email?: string;
  /** Whether a new password is asked for. */
  readonly asksNew?: boolean;
  readonly problems?: Problems<'email' | 'password' | 'newPassword'>;
  readonly alert?: string | undefined;
  /** Whether the session ended before the form was sent. */
  readonly hasEnded?: boolean;
  /** What leads back instead, where the button does what can't be undone. */
  readonly keep?: string;
}

type FieldsProps = Pick<PasswordFormProps, 'email' | 'asksNew'> & Required<Pick<PasswordFormProps, 'problems'>>;

const Fields = ({ email, asksNew = false, problems }: FieldsProps) => {
  const { account: text } = useTexts();
  return (
    <>
      {email === undefined ? null : (
        <FormField
          field="email"
          label={text.newEmail}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          problem={problems.email}
        />
      )}
      <CurrentPassword label={asksNew ? text.currentPassword : text.password} problem={problems.password} />
      {asksNew ? <ChosenPassword field="newPassword" label={text.newPassword} problem={problems.newPassword} /> : null}
    </>
  );
};

/** Asks for the password before something that only the owner of an account may do. Posts to its own address. */
export function PasswordForm(props: PasswordFormProps): ReactElement {
  const { title, lead, button, problems = {}, alert, hasEnded = false, keep } = props;
  const { account: text } = useTexts();
  const hasProblems = hasEnded || alert !== undefined || Object.keys(problems).length > 0;
  return (
    <Layout
      title={hasProblems ? text.errorTitle(title) : title}
      width="narrow"
      {...(!hasEnded && { visitor: 'buyer' })}
    >
      <BackLink href="/account" text={text.title} />
      <div className="panel">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
        <form method="post" action={useOwnAction()} noValidate>
          {hasEnded ? <SessionEnded button={button} /> : <ProblemSummary alert={alert} problems={problems} />}
          <Fields {...props} problems={problems} />
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
