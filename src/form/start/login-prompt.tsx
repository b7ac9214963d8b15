import { useAtomValue } from 'jotai/react';
import { isLoggedInAtom } from '../../state/buyer/login.ts';
import { LoginLink } from '../fields/login-link.tsx';
import { useText } from '../texts/use-text.ts';
import * as css from './start.css.ts';

/** Reminds a logged-out buyer of the account (docs/behaviour.md, On screen). */
export function LoginPrompt() {
  const text = useText().login;
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  if (isLoggedIn) return null;
  return (
    <div className={css.prompt}>
      <p>{text.text}</p>
      <p>
        <LoginLink page="login" className={css.link} />
        <LoginLink page="register" className={css.link} />
      </p>
    </div>
  );
}
