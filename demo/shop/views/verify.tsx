import type { ReactElement } from 'react';
import { AccountFrame } from './account-frame.tsx';
import { CurrentPassword } from './form-field.tsx';
import { PageForm, type Refused } from './form.tsx';
import { Layout } from './layout.tsx';
import { useOwnAction, useTexts } from './page.tsx';

interface VerifyProps extends Refused<'password'> {
  readonly email: string;
  /** The buyer's destination, a path on this shop. */
  readonly back: string;
  /** Whether another browser chose the password of the account. */
  readonly asksPassword: boolean;
}

/** Asks the owner of a new account whether the address is theirs. Posts to its own URL. */
export function VerifyPage({ email, back, asksPassword, ...refused }: VerifyProps): ReactElement {
  const { account: text } = useTexts();
  const lead = asksPassword ? text.verifyPassword : text.verifyText;
  return (
    <AccountFrame title={text.verifyTitle} lead={lead} back={back} refused={refused} isMailed>
      <p>
        <strong className="wrap">{email}</strong>
      </p>
      <PageForm action={useOwnAction()} button={text.confirm} {...refused}>
        {asksPassword ? <CurrentPassword /> : null}
      </PageForm>
    </AccountFrame>
  );
}

/** Asks an address to confirm the new address of an account. Posts to its own URL. */
export function AgreePage({ email }: { readonly email: string }): ReactElement {
  const { account: text, mails } = useTexts();
  return (
    <Layout title={text.changeEmail} width="narrow">
      <div className="panel">
        <h1>{text.changeEmail}</h1>
        <p className="muted">{text.changeAsk}</p>
        <p>
          <strong className="wrap">{email}</strong>
        </p>
        <form method="post">
          <button type="submit">{mails.agree}</button>
        </form>
      </div>
    </Layout>
  );
}
