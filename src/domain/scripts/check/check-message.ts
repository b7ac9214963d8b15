import type { LanguageRules } from '../languages/language-rules.ts';
import { findRules, isLanguageTag, languageTag } from '../script-language.ts';
import { spokenSeconds } from '../spoken-seconds.ts';
import { spokenWords } from '../spoken-words.ts';
import { checkedLanguage, tellLanguage } from '../tell-language.ts';
import { findAddresses } from './addresses.ts';
import { findCapitals } from './capitals.ts';
import { findMissingCompany } from './company.ts';
import { findDirections } from './directions.ts';
import { findDoubled } from './doubled-words.ts';
import { comparable, noted, type Finding } from './finding.ts';
import { findMarkup } from './markup.ts';
import { findLongMenu, findPressOrder } from './menus.ts';
import { findPlaceholders, type Company } from './placeholders.ts';
import { findDigits, findSigns } from './signs.ts';

/** What stands around a message that is checked. */
export interface ScriptContext {
  /** The language of a text that does not tell its own, as a primary tag. */
  readonly language: string;
  /** The languages of the chosen voices, as shops write them; empty while they are not known. */
  readonly voiceLanguages: readonly string[];
  readonly company: Company;
  /** Whether it is the first thing that callers hear. */
  readonly isGreeting: boolean;
  /** The texts of the messages before it. */
  readonly earlier: readonly string[];
  /** How many seconds of audio the chosen phone system takes; null where nobody knows of a limit. */
  readonly maxSeconds: number | null;
}

/** `language` is the primary tag of the text's own language, as far as it is known. */
type Check = (text: string, context: ScriptContext, language: string) => readonly Finding[];

/** A check that goes by the rules of a language, and is left out if there are none. */
const byRules =
  (check: (text: string, rules: LanguageRules) => readonly Finding[]): Check =>
  (text, _context, language) => {
    const rules = findRules(language);
    return rules === undefined ? [] : check(text, rules);
  };

const missingCompany: Check = (text, { company, isGreeting }) => (isGreeting ? findMissingCompany(text, company) : []);

/** Said only if it is certain what the text is in, and what all the chosen voices speak. */
const otherLanguage: Check = (text, { voiceLanguages }) => {
  const language = tellLanguage(text);
  if (language === null || voiceLanguages.length === 0) return [];
  const mayBeSpoken = voiceLanguages.some((one) => !isLanguageTag(one) || languageTag(one) === language);
  return mayBeSpoken ? [] : noted('language', language);
};

/**
 * How many words a sentence may have to be said in one breath: 12 seconds of speech in English. The measure is our own;
 * the built-in scripts keep to it.
 */
const wordsInABreath = 30;

const longSentences = (text: string, rules: LanguageRules): readonly Finding[] =>
  text
    .split(/(?<=[.!?…;:])\s+|\n+/u)
    .filter((sentence) => spokenWords(sentence, rules) > wordsInABreath)
    .flatMap((sentence) => noted('long-sentence', sentence.trim()));

const duplicate: Check = (text, { earlier }) => {
  const at = earlier.findIndex((one) => comparable(one) === comparable(text));
  return at < 0 ? [] : noted('duplicate', String(at + 1));
};

const tooLong: Check = (text, { maxSeconds }, language) =>
  maxSeconds !== null && spokenSeconds(text, language) > maxSeconds ? noted('too-long', String(maxSeconds)) : [];

/** All checks, in the order in which their findings are told. */
const checks: readonly Check[] = [
  (text, { company }) => findPlaceholders(text, company),
  (text) => findDirections(text),
  missingCompany,
  otherLanguage,
  byRules(findAddresses),
  (text) => findDigits(text),
  byRules(findSigns),
  (text, { company }) => findCapitals(text, company.name),
  byRules(findDoubled),
  byRules(longSentences),
  (text) => findMarkup(text),
  byRules(findPressOrder),
  byRules(findLongMenu),
  duplicate,
  tooLong,
];

/** All that a message may be better without, in the order of the codes; nothing of an empty text. */
export function checkMessage(text: string, context: ScriptContext): readonly Finding[] {
  if (text.trim() === '') return [];
  const language = checkedLanguage(text, context.language);
  return checks.flatMap((check) => check(text, context, language));
}

/** What is to be done about a text that came from elsewhere: blanks to fill in, and that no chosen voice speaks its language. */
export const glanceAtMessage = (text: string, context: ScriptContext): readonly Finding[] => [
  ...findPlaceholders(text, context.company),
  ...otherLanguage(text, context, context.language),
];
