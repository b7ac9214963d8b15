/** An absolute http(s) URL, resolved against a base; null for anything else, such as `javascript:`. */
export function httpUrl(value: string, base?: string): URL | null {
  try {
    const url = new URL(value, base);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** An http(s) URL on the page's own origin; null for anything else. */
export function ownUrl(value: string, base?: string): URL | null {
  const url = httpUrl(value, base);
  return url?.origin === globalThis.origin ? url : null;
}

/** The checked absolute URL of an image or audio file, which may be relative to the API; null if not valid. */
export function mediaUrl(value: string | null | undefined, apiUrl: string): string | null {
  return value ? (httpUrl(value, `${apiUrl}/`)?.href ?? null) : null;
}

/** The URLs that checkout may use: `https:`, or the API's own origin (docs/contract.md, On the wire). */
export function checkoutUrl(value: string, apiUrl: string): string | null {
  const url = httpUrl(value);
  if (url === null) return null;
  return url.protocol === 'https:' || url.origin === httpUrl(apiUrl)?.origin ? url.href : null;
}

/** Keeps the page's address out of a request, whatever its referrer policy (docs/embedding.md). */
export const noReferrer = { referrerPolicy: 'no-referrer' } as const;
