import { httpUrl, noReferrer } from '../api/urls.ts';
import { ok, problem, type Finding } from './health-finding.ts';

/** One thing that a policy blocked: `connect-src` and the shop's address, or a kind such as `blob:`. */
interface Refusal {
  readonly directive: string;
  readonly source: string;
  /** The policy that blocked it, as delivered: a page can have several. */
  readonly policy: string;
}

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(text: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/u);
    // If there are two with the same name, browsers use the first.
    if (!directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Keywords in quotes apply to scripts and styles, except 'self'; for images and calls they mean nothing. */
const isMeaningless = (source: string): boolean => source.startsWith("'") && source.toLowerCase() !== "'self'";

/** A nonce changes with each response. */
const withoutNonce = (source: string): string => source.replace(/^'nonce-.*/iu, "'nonce-…'");

/** The directive that decided, with its sources. If `default-src` decided, a new directive with its sources. */
function directiveFor(effective: string, policy: Policy): { name: string; sources: readonly string[] } {
  const base = effective.replace(/-(?:elem|attr)$/u, '');
  const decided = [effective, base, 'default-src'].find((name) => policy.has(name)) ?? base;
  const sources = (policy.get(decided) ?? []).filter((source) => source.toLowerCase() !== "'none'").map(withoutNonce);
  if (decided !== 'default-src') return { name: decided, sources };
  const isOfCode = /^(?:script|style)-/u.test(base);
  return { name: base, sources: isOfCode ? sources : sources.filter((source) => !isMeaningless(source)) };
}

/** The directives that a policy needs in place of its own, as lines. New sources come first: they are easy to find there. */
function linesFor(text: string, refusals: readonly Refusal[]): readonly string[] {
  const policy = readPolicy(text);
  const wanted = refusals.map(({ directive, source }) => ({ ...directiveFor(directive, policy), source }));
  return [...new Set(wanted.map(({ name }) => name))].map((name) => {
    const same = wanted.filter((one) => one.name === name);
    const sources = [...same.map(({ source }) => source), ...same.flatMap((one) => one.sources)];
    return [name, ...new Set(sources)].join(' ');
  });
}

/** Policy → the lines it needs for the form, for each policy that blocked something. */
export function advisePolicies(refusals: readonly Refusal[]): ReadonlyMap<string, readonly string[]> {
  const policies = [...new Set(refusals.map(({ policy }) => policy))];
  const refusalsBy = (policy: string): readonly Refusal[] => refusals.filter((one) => one.policy === policy);
  return new Map(policies.map((policy) => [policy, linesFor(policy, refusalsBy(policy))]));
}

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
