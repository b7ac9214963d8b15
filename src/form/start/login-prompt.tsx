import { useAtomValue } from 'jotai/react';
import { isLoggedInAtom } from '../../state/buyer/session.ts';
import { useLogin } from '../fields/login-url.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './start.css.ts';

/** Reminds a logged-out buyer of the account (docs/behaviour.md, On screen). */
export function LoginPrompt() {
  const text = useText().login;
  const login = useLogin('login');
  const register = useLogin('register');
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  if (isLoggedIn) return null;
  return (
    <div className={css.prompt}>
      <p>{text.text}</p>
      <p>
        <a className={css.link} href={login.href} onClick={login.follow}>
          {text.login}
        </a>
        <a className={css.link} href={register.href} onClick={register.follow}>
          {text.register}
        </a>
      </p>
    </div>
  );
}
