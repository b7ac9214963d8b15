import type { LanguageRules } from '../languages/languages.ts';
import { addressPattern } from './addresses.ts';
import { capitalized } from '../../common/strings.ts';
import { beginsSentence, findAll, without, type Finding } from './finding.ts';
import { placeholderPattern } from './placeholders.ts';

const run = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’]+(?:\s+\p{Lu}[\p{Lu}'’]+)*(?![\p{L}\p{N}])/gu;

/**
 * A word in capitals is treated as initials, as in FAQ, unless it is long, or several are in a row and one of them
 * can't be initials.
 */
function isShouted(found: string): boolean {
  const lengths = found.split(/\s+/u).map((word) => word.length);
  return lengths.some((length) => length >= 5) || (lengths.length > 1 && lengths.some((length) => length >= 4));
}

const lowered = (found: string, before: string): string =>
  beginsSentence(before) ? capitalized(found.toLowerCase()) : found.toLowerCase();

/**
 * Words in capitals, which artists may read as initials or as shouting; not if the company's name is written that way.
 */
export function findCapitals(text: string, company: string): readonly Finding[] {
  const shown = without(without(text, addressPattern), placeholderPattern);
  return findAll(text, { code: 'capitals', pattern: run, replace: lowered }, shown).filter(
    ({ found }) => isShouted(found) && !company.includes(found),
  );
}

const doubled = /(?<![\p{L}\p{N}'’-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}'’-])/giu;

const first = (found: string): string => found.split(/\s+/u)[0] ?? found;

/** Words that were typed twice; names such as Walla Walla have two capitals. */
export function findDoubled(text: string, { twice }: LanguageRules): readonly Finding[] {
  return findAll(text, { code: 'doubled', pattern: doubled, replace: first }).filter(
    ({ found }) => /\s\p{Ll}/u.test(found) && !twice.includes(first(found).toLowerCase()),
  );
}
