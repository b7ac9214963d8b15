import type { ScriptLanguage } from '../script-language.ts';
import { addressPattern } from './addresses.ts';
import { withoutDirections } from './directions.ts';
import { beginsSentence, capitalized, findAll, without, type Finding } from './finding.ts';
import { placeholderPattern } from './placeholders.ts';

const run = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’]+(?:\s+\p{Lu}[\p{Lu}'’]+)*(?![\p{L}\p{N}])/gu;

/** Capitals are initials, as in FAQ, unless a word is long, or several stand in a row and one of them is no initials. */
function isShouted(found: string): boolean {
  const lengths = found.split(/\s+/u).map((word) => word.length);
  return lengths.some((length) => length >= 5) || (lengths.length > 1 && lengths.some((length) => length >= 4));
}

const lowered = (found: string, before: string): string =>
  beginsSentence(before) ? capitalized(found.toLowerCase()) : found.toLowerCase();

/** Words in capitals, which artists take for initials or for shouting; not where the company is written so. */
export function findCapitals(text: string, company: string): readonly Finding[] {
  const shown = without(without(withoutDirections(text), addressPattern), placeholderPattern);
  return findAll(text, { code: 'capitals', pattern: run, replace: lowered }, shown).filter(
    ({ found }) => isShouted(found) && !company.includes(found),
  );
}

/** Words that may well be said twice in a row; digits are, too, as words. */
const rightTwice: Readonly<Record<ScriptLanguage, string>> = {
  en: 'had that very bye no so one two three four five six seven eight nine zero oh',
  fr: 'nous vous très oui non un deux trois quatre cinq six sept huit neuf zéro',
  es: 'no sí muy uno dos tres cuatro cinco seis siete ocho nueve cero',
};

const twice = /(?<![\p{L}\p{N}'’-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}'’-])/giu;

const first = (found: string): string => found.split(/\s+/u)[0] ?? found;

/** Words that were typed twice; names such as Walla Walla are written with two capitals. */
export function findDoubled(text: string, language: ScriptLanguage): readonly Finding[] {
  const right = rightTwice[language].split(' ');
  return findAll(text, { code: 'doubled', pattern: twice, replace: first }).filter(
    ({ found }) => /\s\p{Ll}/u.test(found) && !right.includes(first(found).toLowerCase()),
  );
}
