/** A path on the shop itself, or its order page: a link in somebody's email must not redirect elsewhere. */
export function ownPath(redirect: string | undefined): string {
  const base = 'http://shop.invalid';
  if (redirect === undefined || !redirect.startsWith('/') || !URL.canParse(redirect, base)) return '/';
  const url = new URL(redirect, base);
  // `/.//elsewhere.example` is a path here, but after normalization it would be a URL elsewhere.
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
