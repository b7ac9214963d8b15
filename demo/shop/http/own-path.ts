/** A path on the shop itself, or its order page: a link in somebody's mail must not lead elsewhere from here. */
export function ownPath(redirect: string | undefined): string {
  const base = 'http://shop.invalid';
  if (redirect === undefined || !redirect.startsWith('/') || !URL.canParse(redirect, base)) return '/';
  const url = new URL(redirect, base);
  // `/.//elsewhere.example` is a path here, but its cleaned-up form would be an address elsewhere.
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
