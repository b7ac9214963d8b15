/** What the script check looks for (docs/contract.md, Names, "Script check"). */
const checkCodes = [
  'placeholder',
  'direction',
  'company',
  'language',
  'address',
  'digits',
  'symbol',
  'capitals',
  'doubled',
  'long-sentence',
  'markup',
  'press-order',
  'menu-length',
  'duplicate',
  'too-long',
] as const;
export type CheckCode = (typeof checkCodes)[number];

/** The one right answer to a finding: what stands there instead, and the whole text then. */
export interface Fix {
  readonly replacement: string;
  readonly text: string;
}

/** What a message may be better without. `found` is the place in its text, or a number or name that tells of it. */
export interface Finding {
  readonly code: CheckCode;
  readonly found: string;
  readonly fix: Fix | null;
}

/** A finding that the buyer alone can settle. */
export const noted = (code: CheckCode, found: string): readonly Finding[] => [{ code, found, fix: null }];

/** A text without what differs between two that say the same. */
export const comparable = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();

/** Whether two findings are about the same. */
export const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.code === other.code && one.found === other.found;

/** Where to look, and what is right instead; null where there is no one right answer. */
export interface Search {
  readonly code: CheckCode;
  /** With the flag g. */
  readonly pattern: RegExp;
  readonly replace?: (found: string, before: string) => string | null;
}

/** A text with what other checks look after made blank; places stay where they are. */
export const without = (text: string, pattern: RegExp): string =>
  text.replaceAll(pattern, (found) => '\u0000'.repeat(found.length));

/**
 * Every place that a search finds in a text, or in the same text with parts made blank. What is found twice is one
 * finding, and its fix mends both.
 */
export function findAll(text: string, { code, pattern, replace }: Search, shown = text): readonly Finding[] {
  const places = [...shown.matchAll(pattern)].map(({ 0: found, index }) => ({ found, index, name: found.trim() }));
  const names = [...new Set(places.map(({ name }) => name))].filter((name) => name !== '');
  return names.map((name): Finding => {
    const same = places.filter((place) => place.name === name);
    const answers = same.map(({ found, index }) => replace?.(found, text.slice(0, index)) ?? null);
    let mended = text;
    for (const [at, { found, index }] of [...same.entries()].toReversed()) {
      mended = mended.slice(0, index) + (answers[at] ?? found) + mended.slice(index + found.length);
    }
    const [answer = null] = answers;
    return { code, found: name, fix: answer === null ? null : { replacement: answer.trim(), text: mended } };
  });
}

/** Whether what follows a text begins a sentence. */
export const beginsSentence = (before: string): boolean => /(?:^|[.!?…:]["”»)]?\s+|\n\s*)[¿¡«"“(]?\s*$/u.test(before);

/** A text with a capital in front. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
