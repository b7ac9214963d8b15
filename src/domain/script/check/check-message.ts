import { languageOf, languageTag, type ScriptLanguage } from '../script-language.ts';
import { spokenSeconds } from '../spoken-seconds.ts';
import { spokenWords } from '../spoken-words.ts';
import { findAddresses } from './addresses.ts';
import { findDirections } from './directions.ts';
import type { Finding } from './finding.ts';
import { findMarkup } from './markup.ts';
import { findLongMenu, findPressOrder } from './menus.ts';
import { findPlaceholders, type Company } from './placeholders.ts';
import { findDigits, findSigns } from './signs.ts';
import { findCapitals, findDoubled } from './words.ts';

/** What stands around a message that is checked. */
export interface ScriptContext {
  /** The language of a text that does not tell its own. */
  readonly language: ScriptLanguage;
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

type Check = (text: string, context: ScriptContext, language: ScriptLanguage) => readonly Finding[];

const noted = (code: Finding['code'], found: string): readonly Finding[] => [{ code, found, fix: null }];

/** A name without what the law adds to it, as it is said. */
const spokenName = (name: string): string =>
  name.trim().replace(/[,\s]+(?:inc|ltd|llc|corp|co|ltée|limitée|enr|s\.?a\.?)\.?$/iu, '');

const comparable = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();

/** A greeting tells who was called. */
const missingCompany: Check = (text, { company, isGreeting }) => {
  const name = spokenName(company.name);
  const isThere = [name, company.placeholder].some((one) => comparable(text).includes(comparable(one)));
  return isGreeting && name !== '' && !isThere ? noted('company', name) : [];
};

/** As much of a text as tells its language: it is looked at in every text at once where a voice is chosen. */
const charactersToTell = 2000;

const otherLanguage: Check = (text, { voiceLanguages }) => {
  const language = languageOf(text.slice(0, charactersToTell));
  const isSpoken = voiceLanguages.some((one) => languageTag(one) === language);
  return language === null || isSpoken || voiceLanguages.length === 0 ? [] : noted('language', language);
};

/**
 * How many words a sentence may have to be said in one breath: 12 seconds of speech in English. The measure is our own;
 * the built-in scripts keep to it.
 */
const wordsInABreath = 30;

const longSentences: Check = (text, _context, language) =>
  text
    .split(/(?<=[.!?…;:])\s+|\n+/u)
    .filter((sentence) => spokenWords(sentence, language) > wordsInABreath)
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
  (text, _context, language) => findAddresses(text, language),
  (text) => findDigits(text),
  (text, _context, language) => findSigns(text, language),
  (text, { company }) => findCapitals(text, company.name),
  (text, _context, language) => findDoubled(text, language),
  longSentences,
  (text) => findMarkup(text),
  (text, _context, language) => findPressOrder(text, language),
  (text, _context, language) => findLongMenu(text, language),
  duplicate,
  tooLong,
];

/** The language that a text is checked in, and timed in. */
export const checkedLanguage = (text: string, fallback: ScriptLanguage): ScriptLanguage => languageOf(text) ?? fallback;

/** All that a message may be better without, in the order of the codes; nothing of an empty text. */
export function checkMessage(text: string, context: ScriptContext): readonly Finding[] {
  if (text.trim() === '') return [];
  const language = checkedLanguage(text, context.language);
  return checks.flatMap((check) => check(text, context, language));
}

/** What is wrong with a text whoever writes it, and whether it is done or not: that no chosen voice speaks its language. */
export const glanceAtMessage = (text: string, context: ScriptContext): readonly Finding[] =>
  otherLanguage(text, context, context.language);
