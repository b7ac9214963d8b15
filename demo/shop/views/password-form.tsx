import type { ReactElement } from 'react';
import { Layout } from './layout.tsx';
import { FormField, ProblemSummary } from './form-field.tsx';
import { useTexts } from './page.tsx';

export interface PasswordFormProps {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  /** The new email that was typed; left out where none is asked for. */
  readonly email?: string;
  readonly alert?: string | undefined;
}

/** Asks for the password before something that only the owner of an account may do. Posts to its own address. */
export function PasswordForm({ title, lead, button, email, alert }: PasswordFormProps): ReactElement {
  const { account: text } = useTexts();
  const standard = { maxLength: 254, autoComplete: 'email' } as const;
  return (
    <Layout title={alert === undefined ? title : text.errorTitle(title)} width="narrow" visitor="buyer">
      <div className="panel">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
        <form method="post" noValidate>
          <ProblemSummary alert={alert} problems={{}} />
          {email === undefined ? null : (
            <FormField field="email" label={text.newEmail} type="email" value={email} {...standard} />
          )}
          <FormField field="password" label={text.password} type="password" autoComplete="current-password" />
          <button type="submit">{button}</button>
        </form>
      </div>
    </Layout>
  );
}
