import type { LanguageRules } from '../languages/languages.ts';
import { checkedLanguage, findRules, isLanguageTag, languageTag, tellLanguage } from '../script-language.ts';
import { spokenSeconds, spokenWords } from '../spoken-seconds.ts';
import { findMissingCompany } from './company.ts';
import { comparable, isSameFinding, noted, type Finding } from './finding.ts';
import { findMarkup } from './markup.ts';
import { findLongMenu, findPressOrder } from './menus.ts';
import { fillPlaceholder, findPlaceholders, type Company } from './placeholders.ts';
import { findAddresses, findCapitals, findDigits, findDoubled, findSigns } from './wording.ts';

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

/** Reported only if both the language of the text and the languages of all selected voices are certain. */
function otherLanguage(text: string, voiceLanguages: readonly string[]): readonly Finding[] {
  const language = tellLanguage(text);
  if (language === null || voiceLanguages.length === 0) return [];
  const mayBeSpoken = voiceLanguages.some((one) => !isLanguageTag(one) || languageTag(one) === language);
  return mayBeSpoken ? [] : noted('language', language);
}

/**
 * The number of words in a sentence that can be said in one breath: 12 seconds of English speech. This is our own
 * measure; the built-in scripts keep to it.
 */
const wordsInABreath = 30;

const longSentences = (text: string): readonly Finding[] =>
  text
    .split(/(?<=[.!?…;:])\s+|\n+/u)
    .filter((sentence) => spokenWords(sentence) > wordsInABreath)
    .flatMap((sentence) => noted('long-sentence', sentence.trim()));

function duplicate(text: string, earlier: readonly string[]): readonly Finding[] {
  const at = earlier.findIndex((one) => comparable(one) === comparable(text));
  return at < 0 ? [] : noted('duplicate', String(at + 1));
}

/** Checks that are right for languages with rules only. */
const checkByRules = (text: string, rules: LanguageRules, { company, isGreeting }: ScriptContext) => [
  ...(isGreeting ? findMissingCompany(text, company) : []),
  ...findAddresses(text, rules),
  ...findDigits(text),
  ...findSigns(text, rules),
  ...findCapitals(text, company.name),
  ...findDoubled(text, rules),
  ...longSentences(text),
  ...findPressOrder(text, rules),
  ...findLongMenu(text, rules),
];

/** All findings of a message; none for an empty text. */
export function checkMessage(text: string, context: ScriptContext): readonly Finding[] {
  if (text.trim() === '') return [];
  const { company, voiceLanguages, earlier, maxSeconds } = context;
  const language = checkedLanguage(text, context.language);
  const rules = findRules(language);
  const isTooLong = maxSeconds !== null && spokenSeconds(text, language) > maxSeconds;
  return [
    ...findPlaceholders(text, company),
    ...otherLanguage(text, voiceLanguages),
    ...(rules ? checkByRules(text, rules, context) : []),
    ...findMarkup(text),
    ...duplicate(text, earlier),
    ...(isTooLong ? noted('too-long', String(maxSeconds)) : []),
  ];
}

/**
 * The findings for a text that came from elsewhere: unfilled placeholders, and a language that no selected voice
 * speaks.
 */
export const glanceAtMessage = (text: string, { company, voiceLanguages }: ScriptContext): readonly Finding[] => [
  ...findPlaceholders(text, company),
  ...otherLanguage(text, voiceLanguages),
];

/**
 * Applies all fixes made since a check again to the checked text, so that any of them can be undone. Longer parts are fixed before the
 * parts they contain, because they would no longer be found afterwards, and parts of a filled placeholder's value last.
 */
export function textWithFixes(text: string, fixed: readonly Finding[], context: ScriptContext): string {
  const fix = (now: string, finding: Finding): string => {
    const found = checkMessage(now, context).find((one) => isSameFinding(one, finding));
    // The buyer's value for a placeholder is not an answer that the check could give.
    if (found?.code === 'placeholder')
      return fillPlaceholder(now, found.found, finding.fix?.replacement ?? found.found);
    return found?.fix?.text ?? now;
  };
  const isIn = ({ found }: Finding): number => Number(text.includes(found));
  return fixed
    .toSorted((one, other) => isIn(other) - isIn(one) || other.found.length - one.found.length)
    .reduce(fix, text);
}
