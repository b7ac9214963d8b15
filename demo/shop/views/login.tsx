import type { ReactElement } from 'react';
import type { Notice } from '../http/cookies.ts';
import { AccountFrame, SwitchLink } from './account-frame.tsx';
import { forgotPath, loginPath, registerPath } from './account-links.ts';
import { CurrentPassword, EmailField } from './form-field.tsx';
import { PageForm, type Refused } from './form.tsx';
import { useTexts } from './page.tsx';
import { SaidOnce } from './said-once.tsx';

interface LoginProps extends Refused<'email' | 'password'> {
  /** The destination after logging in, a path on this shop. */
  readonly back: string;
  readonly email: string;
  readonly notice?: Notice | null;
}

export function LoginPage({ back, email, notice = null, ...refused }: LoginProps): ReactElement {
  const { account: text } = useTexts();
  return (
    <AccountFrame title={text.login} lead={text.loginLead} back={back} refused={refused}>
      <SaidOnce notice={notice} />
      <PageForm action={loginPath(back)} draft values={{ email }} button={text.login} {...refused}>
        <EmailField />
        <CurrentPassword />
      </PageForm>
      <SwitchLink href={forgotPath(back)} text={text.forgot} />
      <SwitchLink before={text.noAccount} href={registerPath(back)} text={text.createOne} />
    </AccountFrame>
  );
}
