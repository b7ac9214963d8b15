import { Notice } from '../../ui/notice.tsx';
import { useLoginUrl } from '../login-url.ts';
import { useText } from '../use-text.ts';
import * as css from './start.css.ts';

/** Reminds a logged-out buyer of the account (spec.md section 2, "Login prompt box"). */
export function LoginPrompt() {
  const text = useText().login;
  const { loginUrl, registerUrl } = useLoginUrl();
  return (
    <Notice>
      <div className={css.prompt}>
        <p>{text.text}</p>
        <p className={css.links}>
          <a className={css.link} href={loginUrl}>
            {text.login}
          </a>
          <a className={css.link} href={registerUrl}>
            {text.register}
          </a>
        </p>
      </div>
    </Notice>
  );
}
