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

/** The context of a message that is checked. */
export interface ScriptContext {
  /** The language of a text whose own language is not clear, as a primary tag. */
  readonly language: string;
  /** The languages of the selected voices, as shops write them; empty while they are unknown. */
  readonly voiceLanguages: readonly string[];
  readonly company: Company;
  /** Whether callers hear it first. */
  readonly isGreeting: boolean;
  /** The texts of the messages before it. */
  readonly earlier: readonly string[];
  /** The maximum length of audio for the selected phone system, in seconds; null if no limit is known. */
  readonly maxSeconds: number | null;
}

/** `language` is the primary tag of the text's own language, if known. */
type Check = (text: string, context: ScriptContext, language: string) => readonly Finding[];

type CheckByRules = (text: string, rules: LanguageRules, context: ScriptContext) => readonly Finding[];

/** A check that needs the rules of a language, or is right for languages with rules only; it is skipped for others. */
const byRules =
  (check: CheckByRules): Check =>
  (text, context, language) => {
    const rules = findRules(language);
    return rules === undefined ? [] : check(text, rules, context);
  };

const missingCompany: CheckByRules = (text, _rules, { company, isGreeting }) =>
  isGreeting ? findMissingCompany(text, company) : [];

/** Reported only if both the language of the text and the languages of all selected voices are certain. */
const otherLanguage: Check = (text, { voiceLanguages }) => {
  const language = tellLanguage(text);
  if (language === null || voiceLanguages.length === 0) return [];
  const mayBeSpoken = voiceLanguages.some((one) => !isLanguageTag(one) || languageTag(one) === language);
  return mayBeSpoken ? [] : noted('language', language);
};

/**
 * The number of words in a sentence that can be said in one breath: 12 seconds of English speech. This is our own
 * measure; the built-in scripts keep to it.
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

/** All checks, in the order in which their findings are listed. */
const checks: readonly Check[] = [
  (text, { company }) => findPlaceholders(text, company),
  (text) => findDirections(text),
  byRules(missingCompany),
  otherLanguage,
  byRules(findAddresses),
  byRules(findDigits),
  byRules(findSigns),
  byRules((text, _rules, { company }) => findCapitals(text, company.name)),
  byRules(findDoubled),
  byRules(longSentences),
  (text) => findMarkup(text),
  byRules(findPressOrder),
  byRules(findLongMenu),
  duplicate,
  tooLong,
];

/** All findings of a message, in the order of the codes; none for an empty text. */
export function checkMessage(text: string, context: ScriptContext): readonly Finding[] {
  if (text.trim() === '') return [];
  const language = checkedLanguage(text, context.language);
  return checks.flatMap((check) => check(text, context, language));
}

/**
 * The findings for a text that came from elsewhere: unfilled placeholders, and a language that no selected voice
 * speaks.
 */
export const glanceAtMessage = (text: string, context: ScriptContext): readonly Finding[] => [
  ...findPlaceholders(text, context.company),
  ...otherLanguage(text, context, context.language),
];
