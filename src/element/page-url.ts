const carriedMark = /^#draft=(.*)$/s;

/** A value of the page's query; null if it has none of that name. */
export const queried = (name: string): string | null => new URLSearchParams(location.search).get(name);

function replaceUrl(change: (url: URL) => void): void {
  const url = new URL(location.href);
  change(url);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** Keeps `?service=` in step with the buyer's choice. */
export function writeService(service: string): void {
  replaceUrl((url) => url.searchParams.set('service', service));
}

const asked = new Set<string>();

/** What the address of a buyer who comes back from checkout may hold, once it is taken out of one that is kept in step. */
function takeToken(name: string, isSynced: boolean): string | null {
  const token = queried(name);
  if (isSynced) replaceUrl((url) => url.searchParams.delete(name));
  return token;
}

/** The token of a buyer who comes back without having paid; null where there is none. */
export const takeStatusToken = (isSynced: boolean): string | null => takeToken('voice-order-status', isSynced);

/**
 * The token of a buyer who comes back from paying; null where there is none, or another form of the page has asked this
 * shop about it.
 */
export function takePaidToken(apiUrl: string, isSynced: boolean): string | null {
  const token = takeToken('voice-order-paid', isSynced);
  const key = `${apiUrl} ${token}`;
  if (!token || asked.has(key)) return null;
  asked.add(key);
  return token;
}

/** Takes the carried order out of the address, so that it is not left in the history; null where there is none. */
export function takeCarriedOrder(): string | null {
  const carried = carriedMark.exec(location.hash)?.[1] ?? null;
  if (carried !== null) replaceUrl((url) => (url.hash = ''));
  return carried;
}

/** Puts an order that is not for this form back into the address, unless another one is there by now. */
export function leaveCarriedOrder(carried: string): void {
  replaceUrl((url) => (url.hash ||= `draft=${carried}`));
}
