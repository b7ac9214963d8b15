import { anyOf } from '../../../../src/domain/scripts/any-of.ts';
import { asFixed } from '../../../../src/domain/scripts/check/company.ts';
import { capitalized } from '../../../../src/domain/common/strings.ts';
import { countWords } from '../../../../src/domain/scripts/count-words.ts';
import type { LanguageRules } from '../../../../src/domain/scripts/languages/language-rules.ts';
import { standardLanguage } from '../../../../src/domain/scripts/languages/languages.ts';
import { findRules } from '../../../../src/domain/scripts/script-language.ts';
import type { Language } from '../../text/language.ts';
import { banks } from './banks/banks.ts';

/** A key, and what it is for, with its lead if it has one: `sales`, `to hear our hours`. */
interface Choice {
  readonly key: string;
  readonly subject: string;
}

/** What menus look like in a language. */
interface Patterns {
  /** The beginning of a choice whose key comes first: `press 1 for`, `2 for`, `1 =`. */
  readonly keyFirst: RegExp;
  /** A choice whose key comes last: `For sales, press 1`. */
  readonly keyLast: RegExp;
  readonly lead: RegExp;
  readonly keyPress: RegExp;
}

/** What a caller can remember of one choice, in words. */
const mostWords = 10;

function patternsOf({ menu }: LanguageRules, language: Language): Patterns {
  const { verbs, articles } = banks[language].ownMenu;
  const lead = String.raw`${anyOf(menu.leads)}\s`;
  const or = String.raw`${anyOf(menu.or)}\s`;
  const verb = String.raw`(?:${anyOf(menu.please)}\s)?${anyOf([...menu.verbs, ...verbs])}\s`;
  const article = String.raw`${anyOf([...menu.articles, ...articles])}?`;
  const key = String.raw`${article}(?<key>\d|[#*]|${anyOf(menu.keys)})(?![\p{L}\p{N}])`;
  const sign = String.raw`\s*[=:]\s*|\s[-–—]\s|,?\s(?=${lead})`;
  const start = String.raw`(?:${or})?(?<verb>${verb})?(?:${anyOf(menu.again)}\s)?`;
  return {
    keyFirst: new RegExp(String.raw`(?<![\p{L}\p{N}’.-])${start}${key}(?<sign>${sign})(?=\p{L})`, 'giu'),
    keyLast: new RegExp(
      String.raw`(?<=^|[.,;:!?\n]\s*|\s${or})(?<subject>${lead}(?:(?!${verb})[^.;:!?\n])+?),?\s${verb}${key}`,
      'giu',
    ),
    lead: new RegExp(`^${lead}`, 'iu'),
    keyPress: new RegExp(verb + key, 'iu'),
  };
}

/** A comma that parts no list, with all that follows: it may be another sentence. */
const loose = /,(?!.*\s(?:and|or|et|ou|y|o)\s).*$/u;

const subjectIn = (text: string): string =>
  (/^[^.!?;\n]*/u.exec(text)?.[0] ?? '').replace(/[\s,]+$/u, '').replace(loose, '');

function choicesAfterKeys(text: string, { keyFirst }: Patterns): readonly Choice[] {
  const starts = [...text.matchAll(keyFirst)];
  const hasVerb = starts.some(({ groups }) => groups?.['verb'] !== undefined);
  // Without "press", a single choice, other numbers ("2 for 1") or a line with a dash may be anything.
  const isList =
    starts.length > 1 &&
    starts[0]?.groups?.['key'] === '1' &&
    starts.every(({ groups }) => !/[-–—]/u.test(groups?.['sign'] ?? ''));
  if (!hasVerb && !isList) return [];
  return starts.map(({ 0: start, index, groups }, at) => ({
    key: groups?.['key'] ?? '',
    subject: subjectIn(text.slice(index + start.length, starts[at + 1]?.index)),
  }));
}

const choicesBeforeKeys = (text: string, { keyLast }: Patterns): readonly Choice[] =>
  [...text.matchAll(keyLast)].map(({ groups }) => ({
    key: groups?.['key'] ?? '',
    subject: groups?.['subject'] ?? '',
  }));

/** The name of a key, as a voice says it. The words for keys begin with those for the digits. */
function spokenKey(key: string, { menu, signs }: LanguageRules): string {
  if (key === '#') return signs.pound;
  if (key === '*') return signs.star;
  return menu.keys[Number(key)] ?? key.toLowerCase();
}

/** Whether a choice can be said as it was written. */
const isPlain = ({ subject }: Choice): boolean =>
  /^[\p{L}\p{M}\p{N} ,.’/-]+$/u.test(subject) && countWords(subject) <= mostWords;

/** The choices of the phone menu in a description, in its order; none where they are not certain. */
function choicesIn(description: string, rules: LanguageRules, patterns: Patterns): readonly Choice[] {
  const text = description.replaceAll("'", '’').replaceAll(/[^\S\n]+/gu, ' ');
  const [first, last] = [text.search(patterns.keyFirst), text.search(patterns.keyLast)];
  const isKeyLast = last >= 0 && (first < 0 || last < first);
  const found = isKeyLast ? choicesBeforeKeys(text, patterns) : choicesAfterKeys(text, patterns);
  const choices = found.map(({ key, subject }) => ({ key: spokenKey(key, rules), subject: asFixed(subject, rules) }));
  return choices.every(isPlain) && new Set(choices.map(({ key }) => key)).size === choices.length ? choices : [];
}

const rulesOf = (language: Language): LanguageRules => findRules(language) ?? standardLanguage;

/** Whether a phrase tells callers to press a certain key. */
export const namesKey = (phrase: string, language: Language = 'en'): boolean =>
  patternsOf(rulesOf(language), language).keyPress.test(phrase);

/**
 * Returns the phone menu that a buyer has written into a description, in each way of saying it: "press 1 for sales, 2 for
 * support" is "For sales, press one. For support, press two." None if there is none. It is read in the language of the
 * drafts only, so that no other one gets into them.
 */
export function ownMenus(description: string, language: Language = 'en'): readonly string[] {
  const rules = rulesOf(language);
  const patterns = patternsOf(rules, language);
  const choices = choicesIn(description, rules, patterns);
  const { open, ways } = banks[language].ownMenu;
  if (choices.length === 0) return [];
  const opened = choices.map(({ key, subject }) => ({
    key,
    opening: capitalized(patterns.lead.test(subject) ? subject : open(subject)),
  }));
  return ways.map((press) => opened.map(({ key, opening }) => `${opening}, ${press(key)}.`).join(' '));
}
