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

/** Endings that do not exist, and the ending that is meant. */
const wrongEndings: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\.(?:con|cmo|ocm|comm|coom|vom|xom|cpm)$/, '.com'],
  [/\.(?:nte|nett)$/, '.net'],
  [/\.(?:ogr|orgg)$/, '.org'],
  // The only ending of these providers, and country endings that buyers mistype after a provider's name.
  [/(?<=^(?:gmail|icloud))\..*$/, '.com'],
  [/(?<=^(?:googlemail|protonmail|hotmail|outlook|yahoo|btinternet))\.(?:cm|om|co)$/, '.com'],
];

/** Whether the texts have the same first letter and differ by at most one added, missing, changed or swapped letter. */
function isOneLetterOff(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [was, is] = [typed.slice(start), meant.slice(start)];
  const swapped = was.charAt(1) + was.charAt(0) + was.slice(2);
  return start > 0 && (was.slice(1) === is || was === is.slice(1) || was.slice(1) === is.slice(1) || swapped === is);
}

const endingOf = (domain: string): string => domain.replace(/^[^.]*/u, '');

/** The provider that a domain is one letter away from, if both have the same ending or the domain has none. */
const similarProvider = (domain: string): string | undefined =>
  providers.find((one) => ['', endingOf(one)].includes(endingOf(domain)) && isOneLetterOff(domain, one));

/** A domain with the right ending and, if it is almost a provider's, the right name. */
function correctedDomain(typed: string): string {
  const domain = typed.toLowerCase().replaceAll(/[.,]+/gu, '.');
  const withEnding = wrongEndings.reduce((text, [wrong, meant]) => text.replace(wrong, meant), domain);
  return similarProvider(withEnding) ?? withEnding;
}

/** An email without the brackets, quotation marks and punctuation around it that were copied with it. */
const withoutPunctuation = (email: string): string =>
  email
    .trim()
    .replace(/^[<("'“«[]+/u, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');

/**
 * A likely typo in an email address; null if there is none. Real providers and companies with names similar to a
 * provider's are left alone, as far as a list can tell (docs/behaviour.md, Rules).
 */
export function adviseEmail(typed: string): EmailAdvice | null {
  const [, local, domain] = /^([^\s@]+)@([\p{L}\p{N}.,-]+)$/u.exec(withoutPunctuation(typed)) ?? [];
  if (local === undefined || domain === undefined) return null;
  const corrected = correctedDomain(domain);
  if (!/^[^.]+(\.[^.]+)+$/u.test(corrected)) return { kind: 'noDot' };
  const email = `${local}@${corrected}`;
  return email.toLowerCase() === typed.trim().toLowerCase() ? null : { kind: 'meant', email };
}
