import { httpUrl, noReferrer } from '../api/urls.ts';
import { advisePolicies, type Refusal } from './policy-advice.ts';
import { ok, problem, type Finding } from './finding.ts';

const originOf = (address: string): string => httpUrl(address)?.origin ?? '';

/** Browsers report a violation with a delay, in milliseconds. */
const delay = 100;

/** The time limit for an image or a preview to load or to be blocked, in milliseconds. */
const patience = 3000;

const isOfForm = (event: SecurityPolicyViolationEvent): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.localName === 'voice-order-form');

/** Calls `request`, and records what the page's policies blocked meanwhile in the form, or of these origins. */
export async function watchPolicies<Result>(urls: readonly string[], request: () => Promise<Result>) {
  const ours = new Set(urls.map(originOf));
  const refusals: Refusal[] = [];
  const record = (event: SecurityPolicyViolationEvent): void => {
    const { blockedURI, effectiveDirective: directive, originalPolicy: policy } = event;
    const isOurs = isOfForm(event) || [blockedURI, event.sourceFile].some((url) => ours.has(originOf(url)));
    // An origin, or a kind such as `blob:`.
    const source = originOf(blockedURI) || `${blockedURI.split(':')[0]}:`;
    if (isOurs && event.disposition === 'enforce') refusals.push({ directive, source, policy });
  };
  document.addEventListener('securitypolicyviolation', record);
  const result = await request();
  await new Promise((resolve) => setTimeout(resolve, delay));
  document.removeEventListener('securitypolicyviolation', record);
  return { result, refusals };
}

const loaded = (target: HTMLImageElement | HTMLAudioElement, src: string): Promise<void> =>
  new Promise((resolve) => {
    for (const type of ['load', 'error', 'loadeddata']) target.addEventListener(type, () => resolve());
    setTimeout(resolve, patience);
    if (target instanceof HTMLImageElement) Object.assign(target, noReferrer);
    target.src = src;
  });

/**
 * Requests one voice's portrait and preview, which the page's policy may block. If it also blocks the list with their
 * URLs, the API's address is requested instead. Never throws.
 */
export async function requestMedia(apiUrl: string): Promise<void> {
  const voices = await fetch(`${apiUrl}/voice?limit=1`, noReferrer).then((response) => response.text(), String);
  const addressOf = (field: string): string =>
    httpUrl(new RegExp(`"${field}":"([^"]+)"`).exec(voices)?.[1] ?? '', `${apiUrl}/`)?.href ?? apiUrl;
  await Promise.all([loaded(new Image(), addressOf('image')), loaded(new Audio(), addressOf('preview'))]);
}

/** Whether a policy blocked calls to the shop. */
export const isShopBlocked = (refusals: readonly Refusal[], apiUrl: string): boolean =>
  refusals.some(({ directive, source }) => directive === 'connect-src' && source === originOf(apiUrl));

/** The lines that each policy of the page needs for the form. */
export function checkPolicies(refusals: readonly Refusal[]): readonly Finding[] {
  if (refusals.length === 0) return [ok('The page’s content security policy allows everything the form needs.')];
  return [...advisePolicies(refusals)].map(([policy, lines], _, { length }) => {
    const what = `The page’s content security policy${length > 1 ? ` “${policy}”` : ''} blocks something the form needs.`;
    return problem(`${what} Write these directives into it, in place of those with the same name:`, lines.join(';\n'));
  });
}
