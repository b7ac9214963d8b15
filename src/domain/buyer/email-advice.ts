/** A likely typo in an email address: there is no dot after the `@`, or another address is meant. */
export type EmailAdvice = { readonly kind: 'noDot' } | { readonly kind: 'meant'; readonly email: string };

/** Providers with names so long that a name one letter off almost certainly is a typo: name, then endings. */
const providers = [
  'gmail com',
  'googlemail com',
  'icloud com',
  'protonmail com',
  'hotmail com ca co.uk fr es de it',
  'outlook com fr es de it',
  'yahoo com ca co.uk fr es com.mx de it',
  'comcast net',
  'verizon net',
  'btinternet com',
  'sympatico ca',
  'videotron ca',
  'laposte net',
  'wanadoo fr',
].flatMap((line) => {
  const [name = '', ...endings] = line.split(' ');
  return endings.map((ending) => `${name}.${ending}`);
});

/** Endings that do not exist, by the ending that is meant. */
const slippedEndings: readonly (readonly [meant: string, typed: RegExp])[] = [
  ['com', /^(con|cmo|ocm|comm|coom|vom|xom|cpm)$/],
  ['net', /^(nte|nett)$/],
  ['org', /^(ogr|orgg)$/],
];

/** Country endings that are typed by accident after a provider's name. */
const shortened = /^(cm|om|co)$/;

/** Providers whose only ending is `.com`. */
const onlyCom = /^(gmail|icloud)$/;

/** Whether the texts have the same first letter and differ by at most one added, missing, changed or swapped letter. */
function isSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const was = typed.slice(start, typed.length - end);
  const is = meant.slice(start, meant.length - end);
  const isSwap = was.length === 2 && is.length === 2 && was[0] === is[1] && was[1] === is[0];
  return start > 0 && (isSwap || Math.max(was.length, is.length) <= 1);
}

const withDots = (domain: string): string => domain.replaceAll(',', '.');

/** The domain with its ending corrected. */
function mendEnding(domain: string): string {
  const [name = '', ...rest] = domain.split('.');
  const ending = rest.at(-1) ?? '';
  const isShortened = shortened.test(rest.join('.')) && providers.includes(`${name}.com`);
  if (isShortened || (rest.length > 0 && onlyCom.test(name))) return `${name}.com`;
  const mended = slippedEndings.find(([, typed]) => typed.test(ending))?.[0] ?? ending;
  return [name, ...rest.slice(0, -1), mended].join('.');
}

const endingOf = (domain: string): string => domain.slice(domain.indexOf('.'));

/** The provider that a domain is meant for, if it is one slip away and has the same ending. */
function mendName(domain: string): string {
  const isAlike = (one: string): boolean => !domain.includes('.') || endingOf(one) === endingOf(domain);
  return providers.find((one) => isAlike(one) && isSlip(domain, one)) ?? domain;
}

/**
 * A likely typo in an email address; null if there is none. Real providers and companies with names similar to a
 * provider's are left alone, as far as a list can tell (docs/behaviour.md, Rules).
 */
export function adviseEmail(email: string): EmailAdvice | null {
  const [, local, typed] = /^(\S+)@([\p{L}\p{Nd}.,-]+)$/u.exec(email.trim()) ?? [];
  if (local === undefined || typed === undefined) return null;
  const domain = typed.toLowerCase();
  const dotted = withDots(domain);
  const meant = mendName(dotted.includes('.') ? mendEnding(dotted) : dotted);
  if (meant !== domain) return { kind: 'meant', email: `${local}@${meant}` };
  return /^[^.]+(\.[^.]+)+$/u.test(domain) ? null : { kind: 'noDot' };
}
