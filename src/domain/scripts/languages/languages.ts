import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

/** A language whose scripts can be checked, fixed and found in documents; `README.md` explains the fields. */
export type LanguageRules = typeof en;

/** A language in which phone scripts are recognized and timed. */
export type Language = Pick<LanguageRules, 'tag' | 'names' | 'and' | 'wordsPerSecond' | 'commonWords'>;

/** The languages with rules; the first one's apply to texts whose own language has none. */
export const ruledLanguages: readonly LanguageRules[] = [en, fr, es];

/** All languages in which phone scripts are recognized. */
export const languages: readonly Language[] = [...ruledLanguages, it, pt, de];

/** Its rules and rate are used for texts whose own language has none. */
export const standardLanguage: LanguageRules = en;

/**
 * The source of a pattern that matches any of these words, or nothing if there are none. Both kinds of apostrophes
 * match each other, and a space matches any white space within a line.
 */
export function anyOf(words: readonly string[]): string {
  const longestFirst = [...new Set(words)].toSorted((one, other) => other.length - one.length);
  const patterns = longestFirst.map((word) =>
    word
      .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      .replaceAll(/['’]/g, "['’]")
      .replaceAll(/\s/g, String.raw`[^\S\n]`),
  );
  return `(?:${patterns.length === 0 ? '(?!)' : patterns.join('|')})`;
}
