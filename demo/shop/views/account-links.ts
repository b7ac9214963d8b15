/** A path on the shop itself, or its order page: a link in somebody's email must not redirect elsewhere. */
export function ownPath(redirect: string | undefined): string {
  const base = 'http://shop.invalid';
  if (redirect === undefined || !redirect.startsWith('/') || !URL.canParse(redirect, base)) return '/';
  const url = new URL(redirect, base);
  // `/.//elsewhere.example` is a path here, but after normalization it would be a URL elsewhere.
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}

const withRedirect = (path: string, back: string): string =>
  back === '/' ? path : `${path}?redirect=${encodeURIComponent(back)}`;

/** The login page that leads back to a path of the shop. */
export const loginPath = (back: string): string => withRedirect('/login', back);

export const registerPath = (back: string): string => withRedirect('/register', back);

/** The page that says that an account was created. */
export const registeredPath = '/register/sent';

export const forgotPath = (back: string): string => withRedirect('/forgot', back);

/** Pages of the shop that require a login. */
const ofAccounts = /^\/(?:account|verify)(?![^/?])/u;

/** Where a visitor to a path of the shop continues without an account. */
export const guestPath = (back: string): string => (ofAccounts.test(back) ? '/' : back);
