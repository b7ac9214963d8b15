import { checkMessage } from '../../../../src/domain/scripts/check/check-message.ts';
import { asFixed } from '../../../../src/domain/scripts/check/company.ts';
import { capitalized } from '../../../../src/domain/common/strings.ts';
import { countWords } from '../../../../src/domain/scripts/count-words.ts';
import { languages, standardLanguage } from '../../../../src/domain/scripts/languages/languages.ts';
import { findRules } from '../../../../src/domain/scripts/script-language.ts';
import type { Language } from '../../text/language.ts';
import { banks } from './banks/banks.ts';

/** What can be said in one breath, in words. */
const mostWords = 25;

/** Points after these end no sentence. */
const abbreviation = /(?<!\p{L})(?:st|ste|mr|mrs|ms|dr|mme|sr|sra|inc|ltd|co|corp)\.$/iu;

/** The first sentence of the first line, without the mark at its end, with curly apostrophes. */
function firstSentence(text: string): string {
  const [line = ''] = text.trim().split(/\s*[\r\n]+\s*/u);
  const parts = line.split(/(?<=[.!?…])\s+/u);
  const end = parts.findIndex((part) => !abbreviation.test(part));
  const sentence = parts.slice(0, end < 0 ? parts.length : end + 1).join(' ');
  return sentence
    .replaceAll(/\s+/gu, ' ')
    .replaceAll("'", '’')
    .replace(/[.!?…,\s]+$/u, '');
}

/** Whether a sentence can be said as it is written: words and commas, none of them a number, and not all in capitals. */
const isPlain = (sentence: string): boolean =>
  /^[\p{L}\p{M}\s,.’-]+$/u.test(sentence) &&
  !/\s-|-\s|[.,-]{2}|,\p{L}/u.test(sentence) &&
  sentence !== sentence.toUpperCase();

const commonWordsOf = (language: string): ReadonlySet<string> =>
  new Set(languages.find(({ tag }) => tag === language)?.commonWords);

/** Whether a sentence has more common words of its language than of any other one alone. */
function isIn(language: Language, sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const own = commonWordsOf(language);
  const ownCount = words.filter((word) => own.has(word)).length;
  return languages.every(({ tag }) => {
    const others = commonWordsOf(tag);
    const count = words.filter((word) => others.has(word) && !own.has(word)).length;
    return count === 0 || count < ownCount;
  });
}

/** Whether the script check has nothing to say about a sentence in which the company may be named. */
const passesCheck = (sentence: string, company: string, language: string): boolean =>
  checkMessage(sentence, {
    language,
    voiceLanguages: [language],
    company: { name: company, placeholder: '' },
    isGreeting: false,
    earlier: [],
    maxSeconds: null,
  }).length === 0;

/** Ends a sentence that was not finished: "We are a". */
const unfinished =
  /\s(?:an?|the|and|or|of|to|for|in|with|at|by|from|our|your|et|ou|de|du|des|l[ae]s?|une?|à|pour|avec|nos|votre|y|o|en|el|los|una|para|con|por|nuestr[oa]s?|sus?)$/iu;

/** A comma that parts no list: another sentence may follow it. */
const looseComma = /,(?!.*\s(?:and|or|et|ou|y|o)\s)/u;

/** The sentence that a description makes, as its form says; undefined if it has none of the forms. */
function sentenceOf(company: string, text: string, language: Language): string | undefined {
  const { ownSentence, afterName, phrases, stray } = banks[language].descriptions;
  if (ownSentence.test(text)) return text;
  const isNamed = company !== '' && text.toLowerCase().startsWith(`${company.toLowerCase()} `);
  if (isNamed && afterName.test(text.slice(company.length + 1))) return text;
  // Capitals within a phrase may be those of a name, so that only its first letter is made small.
  const inside = text.charAt(0).toLowerCase() + text.slice(1);
  for (const { pattern, say } of phrases) {
    const { head, rest = '' } = pattern.exec(inside)?.groups ?? {};
    if (head !== undefined && !stray.test(rest) && !looseComma.test(rest)) return say(head) + rest;
  }
  return undefined;
}

/**
 * Returns one sentence about a company, whose name is written as it is said, from its description: "Family dental practice
 * in Ottawa" becomes "We’re a family dental practice in Ottawa." Undefined if the description has no form that is certain to
 * make a sentence.
 */
export function aboutSentence(company: string, description: string, language: Language = 'en'): string | undefined {
  const first = firstSentence(description);
  if (countWords(first) < 2 || countWords(first) > mostWords) return undefined;
  const text = asFixed(first, findRules(language) ?? standardLanguage);
  if (!isPlain(text) || !isIn(language, text) || unfinished.test(text)) return undefined;
  const words = sentenceOf(company, text, language);
  if (words === undefined || countWords(words) > mostWords) return undefined;
  const sentence = capitalized(`${words}.`);
  return passesCheck(sentence, company, language) ? sentence : undefined;
}
