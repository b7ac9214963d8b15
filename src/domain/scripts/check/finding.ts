/** What the script check looks for (docs/contract.md, Names, "Script check"). */
type CheckCode =
  | 'placeholder'
  | 'company'
  | 'language'
  | 'address'
  | 'digits'
  | 'symbol'
  | 'capitals'
  | 'doubled'
  | 'long-sentence'
  | 'markup'
  | 'press-order'
  | 'menu-length'
  | 'duplicate'
  | 'too-long';

/**
 * One finding in a message. `found` is a part of its text, or a number or name that describes the problem; `fix` is the
 * one right answer, if there is one: the replacement, and the whole text with it.
 */
export interface Finding {
  readonly code: CheckCode;
  readonly found: string;
  readonly fix: { readonly replacement: string; readonly text: string } | null;
}

/** A finding that only the buyer can resolve. */
export const noted = (code: CheckCode, found: string): readonly Finding[] => [{ code, found, fix: null }];

/** Normalizes a text, so that texts with the same words are equal. */
export const comparable = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();

/** Whether two findings are about the same problem. */
export const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.code === other.code && one.found === other.found;

/** The text with what other checks cover replaced by blanks; positions stay the same. */
export const without = (text: string, pattern: RegExp): string =>
  text.replaceAll(pattern, (found) => '\u0000'.repeat(found.length));

/** What to search for; `replace` returns the one right answer to a match, with the text before it, or null. */
interface Search {
  readonly code: CheckCode;
  /** Must have the flag g. */
  readonly pattern: RegExp;
  readonly replace?: (found: string, before: string) => string | null;
}

/**
 * All matches of a search in a text, or in the same text with parts blanked out. Equal matches are one finding, and its
 * fix corrects all of them.
 */
export function findAll(text: string, { code, pattern, replace }: Search, shown = text): readonly Finding[] {
  const places = [...shown.matchAll(pattern)].map(({ 0: found, index }) => {
    const answer = replace?.(found, text.slice(0, index)) ?? null;
    const fix = (now: string): string => now.slice(0, index) + (answer ?? found) + now.slice(index + found.length);
    return { name: found.trim(), answer, fix };
  });
  const names = [...new Set(places.map(({ name }) => name))].filter(Boolean);
  return names.map((name): Finding => {
    const same = places.filter((place) => place.name === name);
    const replacement = same[0]?.answer?.trim();
    if (replacement === undefined) return { code, found: name, fix: null };
    return { code, found: name, fix: { replacement, text: same.reduceRight((now, { fix }) => fix(now), text) } };
  });
}

/** Whether the next text begins a sentence. */
export const beginsSentence = (before: string): boolean => /(?:^|[.!?…:]["”»)]?\s+|\n\s*)[¿¡«"“(]?\s*$/u.test(before);
