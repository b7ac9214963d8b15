const withRedirect = (path: string, back: string): string =>
  back === '/' ? path : `${path}?redirect=${encodeURIComponent(back)}`;

/** The login page that leads back to a path of the shop. */
export const loginPath = (back: string): string => withRedirect('/login', back);

/** The page to make an account that leads back to a path of the shop. */
export const registerPath = (back: string): string => withRedirect('/register', back);
