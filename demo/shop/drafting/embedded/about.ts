import { countWords } from '../../../../src/domain/scripts/count-words.ts';
import type { Language } from '../../text/language.ts';
import { banks } from './banks/banks.ts';

const mostWords = 20;

/** The first sentence: it ends where another begins, but not at an abbreviation such as "St." or "Inc.". */
function firstSentence(text: string): string {
  const end = /[\p{L}’']{4,}[.!?](?=\s+\p{Lu})/u.exec(text);
  const sentence = end === null ? text : text.slice(0, end.index + end[0].length);
  return sentence.replace(/[.!?;,\s]+$/u, '');
}

/** As much of a sentence as a voice can say in one breath, ending where a part of it does; empty where it has no end. */
function shortened(sentence: string): string {
  if (countWords(sentence) <= mostWords) return sentence;
  const parts = sentence.split(/(?<=[,;:])\s|\s(?=[–—(])/u);
  const fitting = parts
    .map((_, index) => parts.slice(0, index + 1).join(' '))
    .filter((text) => countWords(text) <= mostWords);
  return (fitting.at(-1) ?? '').replace(/[,;:\s]+$/u, '');
}

/**
 * One sentence about a company from its description, whatever shape that has: "Family dental practice in Ottawa" gives
 * "Acme is a family dental practice in Ottawa." Undefined where nothing in it can be said in one breath.
 */
export function aboutSentence(company: string, description: string, language: Language = 'en'): string | undefined {
  const text = shortened(firstSentence(description));
  if (countWords(text) < 2 || /:\/\/|@/u.test(text)) return undefined;
  return `${banks[language].sentenceOf(company, text)}.`;
}
