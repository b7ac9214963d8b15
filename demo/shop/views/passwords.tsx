import type { ReactElement } from 'react';
import { AccountFrame, SwitchLink } from './account-frame.tsx';
import { forgotPath, loginPath } from './account-links.ts';
import { ChosenPassword, EmailField } from './form-field.tsx';
import { PageForm, type Refused } from './form.tsx';
import { useOwnAction, useTexts } from './page.tsx';

interface ForgotProps extends Refused<'email'> {
  /** The destination after logging in, a path on this shop. */
  readonly back: string;
  readonly email?: string;
}

/** Asks for the address of an account with a forgotten password. */
export function ForgotPage({ back, email = '', ...refused }: ForgotProps): ReactElement {
  const { account: text } = useTexts();
  return (
    <AccountFrame title={text.forgotTitle} lead={text.forgotLead} back={back} refused={refused}>
      <PageForm action={forgotPath(back)} draft="by-mail" values={{ email }} button={text.send} {...refused}>
        <EmailField />
      </PageForm>
      <SwitchLink href={loginPath(back)} text={text.login} />
    </AccountFrame>
  );
}

/** Asks for a new password. Posts to its own URL. */
export function ResetPage({ back, ...refused }: Refused<'password'> & { readonly back: string }): ReactElement {
  const { account: text } = useTexts();
  return (
    <AccountFrame title={text.resetTitle} lead={text.resetLead} back={back} refused={refused} isMailed>
      <PageForm action={useOwnAction()} button={text.save} {...refused}>
        <ChosenPassword field="password" label={text.newPassword} />
      </PageForm>
    </AccountFrame>
  );
}
