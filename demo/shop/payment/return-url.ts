const httpUrl = (text: string | undefined): URL | null => {
  if (text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/u.test(url.protocol) ? url : null;
};

/** Where a buyer who cancels may want to go, best guess first: where the request came from. */
export interface ReturnHints {
  readonly referer?: string | undefined;
  readonly origin?: string | undefined;
}

/** The site that a request comes from, as its browser says; null where it does not. */
export function originOf({ origin, referer }: ReturnHints): string | null {
  return (httpUrl(origin) ?? httpUrl(referer))?.origin ?? null;
}

/**
 * The address that a buyer who does not pay goes back to: the first hint that is an http(s) address, else the shop.
 * Never another scheme, no user names, no fragment.
 */
export function returnAddress(hints: ReturnHints, shopUrl: string): string {
  const url = httpUrl(hints.referer) ?? httpUrl(hints.origin) ?? new URL(shopUrl);
  url.username = '';
  url.password = '';
  url.hash = '';
  return url.href;
}
