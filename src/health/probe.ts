import { noReferrer } from '../api/no-referrer.ts';
import { httpUrl } from '../api/urls.ts';
import type { Reach } from './facts.ts';

/** Requests a URL without reading the answer, which distinguishes an unreadable answer from none. */
async function whyUnread(url: string): Promise<Reach> {
  if (location.protocol === 'https:' && url.startsWith('http:')) return 'mixed';
  return fetch(url, { mode: 'no-cors', ...noReferrer }).then(
    () => 'cors',
    () => 'unreachable',
  );
}

/** Requests the services from the shop's API and returns the result. Never throws. */
export async function probeApi(apiUrl: string): Promise<Reach> {
  const url = `${apiUrl}/service`;
  try {
    const response = await fetch(url, noReferrer);
    if (!response.ok) return 'refused';
    return await response.json().then(
      () => 'reached',
      () => 'foreign',
    );
  } catch {
    return whyUnread(url);
  }
}

/**
 * Looks for a shop API that a mistyped address may mean: at its origin, and where the script comes from. Returns null
 * if none answers. Never throws.
 */
export async function findShopNear(apiUrl: string, scriptUrl: string): Promise<string | null> {
  const origins = [apiUrl, scriptUrl].flatMap((address) => httpUrl(address)?.origin ?? []);
  for (const near of new Set(origins.map((origin) => `${origin}/api`))) {
    if (near !== apiUrl && (await probeApi(near)) === 'reached') return near;
  }
  return null;
}

/** The time limit for an image to load or to be blocked by the page's policy, in milliseconds. */
const patience = 3000;

const settled = (target: HTMLImageElement | HTMLAudioElement, src: string): Promise<void> =>
  new Promise((resolve) => {
    for (const type of ['load', 'error', 'loadeddata']) target.addEventListener(type, () => resolve());
    setTimeout(resolve, patience);
    if (target instanceof HTMLImageElement) Object.assign(target, noReferrer);
    target.src = src;
  });

/**
 * Requests one voice's portrait and preview, which the page's policy may block. If the policy also blocks the list with
 * their URLs, the API's origin is used instead. Never throws.
 */
export async function probeMedia(apiUrl: string, isReached: boolean): Promise<void> {
  if (!isReached) {
    await Promise.all([settled(new Image(), apiUrl), settled(new Audio(), apiUrl)]);
    return;
  }
  const voices = await fetch(`${apiUrl}/voice?limit=1`, noReferrer).then((answer) => answer.text(), String);
  const addressOf = (field: string): string | undefined =>
    httpUrl(new RegExp(`"${field}":"([^"]+)"`).exec(voices)?.[1] ?? '', `${apiUrl}/`)?.href;
  const [image, preview] = ['image', 'preview'].map(addressOf);
  await Promise.all([image && settled(new Image(), image), preview && settled(new Audio(), preview)]);
}

/** Requests a file, which the page's policy may block. Never throws. */
export async function probeFile(url: string): Promise<void> {
  await fetch(url, { cache: 'no-store', ...noReferrer }).catch(() => null);
}
