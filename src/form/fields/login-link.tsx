import { followedBy } from '../../ui/follow.ts';
import { useText } from '../texts/use-text.ts';
import { useLogin } from './login-url.ts';

interface LoginLinkProps {
  readonly page: 'login' | 'register';
  readonly className?: string;
}

/** A link for logging in or registering. */
export function LoginLink({ page, className }: LoginLinkProps) {
  const text = useText().login;
  const { href, leave } = useLogin(page);
  return (
    <a className={className} href={href} onClick={followedBy(() => void leave())}>
      {text[page]}
    </a>
  );
}
