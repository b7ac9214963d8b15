const carriedMark = /^#draft=(.*)$/s;

/** A value of the page's query; null if there is none of that name. */
export const queried = (name: string): string | null => new URLSearchParams(location.search).get(name);

function replaceUrl(change: (url: URL) => void): void {
  const url = new URL(location.href);
  change(url);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** Keeps `?service=` in sync with the buyer's choice. */
export function writeService(service: string): void {
  replaceUrl((url) => url.searchParams.set('service', service));
}

/** A parameter that a return from checkout adds to the URL. It is removed if the URL is kept in sync. */
export function takeToken(name: 'voice-order-status' | 'voice-order-paid', isSynced: boolean): string | null {
  const token = queried(name);
  if (isSynced) replaceUrl((url) => url.searchParams.delete(name));
  return token;
}

/**
 * Removes the carried order from the URL and returns it, so that it is not left in the history; null if there is none.
 */
export function takeCarriedOrder(): string | null {
  const carried = carriedMark.exec(location.hash)?.[1] ?? null;
  if (carried !== null) replaceUrl((url) => (url.hash = ''));
  return carried;
}

/** Puts an order that is not for this form back into the URL, unless there is another one by now. */
export function leaveCarriedOrder(carried: string): void {
  replaceUrl((url) => (url.hash ||= `draft=${carried}`));
}
