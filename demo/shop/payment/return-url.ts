const httpUrl = (text: string | undefined): URL | null => {
  if (text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/u.test(url.protocol) ? url : null;
};

/** The possible return URLs of a buyer who cancels, best guess first: where the request came from. */
export interface ReturnHints {
  readonly referer?: string | undefined;
  readonly origin?: string | undefined;
}

/** The site that a request comes from, according to the browser; null if it does not say. */
export function originOf({ origin, referer }: ReturnHints): string | null {
  return (httpUrl(origin) ?? httpUrl(referer))?.origin ?? null;
}

/**
 * The return URL of a buyer who does not pay: the first hint that is an http(s) URL, otherwise the shop. Never another
 * scheme, no user names, no fragment.
 */
export function returnAddress(hints: ReturnHints, shopUrl: string): string {
  const url = httpUrl(hints.referer) ?? httpUrl(hints.origin) ?? new URL(shopUrl);
  url.username = '';
  url.password = '';
  url.hash = '';
  return url.href;
}
