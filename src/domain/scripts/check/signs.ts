import { anyOf } from '../patterns.ts';
import type { LanguageRules } from '../languages/languages.ts';
import { ruledLanguages } from '../languages/languages.ts';
import { addressPattern } from './addresses.ts';
import { findAll, without, type Finding } from './finding.ts';
import { placeholderPattern } from './placeholders.ts';

/** Words before a key of the phone. */
const beforeKey = String.raw`(?<=(?<!\p{L})${anyOf(ruledLanguages.flatMap(({ menu }) => menu.beforeSign))}\s)`;

/** The digit groups of a North American phone number; other digit sequences have no single right grouping. */
const groupings: Readonly<Record<number, RegExp>> = {
  7: /(.{3})/u,
  10: /(.{3})(.{3})/u,
  11: /(1)(.{3})(.{3})/u,
};

function groupedDigits(digits: string): string | null {
  const groups = groupings[digits.length]?.exec(digits)?.slice(1);
  return groups === undefined ? null : [...groups, digits.slice(groups.join('').length)].join('-');
}

/** Long digit sequences, in which readers lose count. */
export const findDigits = (text: string): readonly Finding[] =>
  findAll(
    text,
    { code: 'digits', pattern: /(?<!\d[.,-]?|[@/$€£]\s?)\d{7,}(?![\d@$€£]|[.,-]\d)/gu, replace: groupedDigits },
    without(text, addressPattern),
  );

/** Signs that are spoken as a word, or in more than one way. */
export function findSigns(text: string, { and, signs }: LanguageRules): readonly Finding[] {
  const { number, pound, star } = signs;
  const code = 'symbol';
  const searches = [
    { code, pattern: /\s*&\s*(?!\w+;)/gu, replace: () => ` ${and} ` },
    { code, pattern: new RegExp(String.raw`${beforeKey}#(?!\s?\d)`, 'giu'), replace: () => pound },
    { code, pattern: new RegExp(String.raw`${beforeKey}\*(?![\p{L}*])`, 'giu'), replace: () => star },
    { code, pattern: /#\s?(?=\d)/gu, replace: () => `${number} ` },
    { code, pattern: /@/gu },
    { code, pattern: /(?<![\p{L}\d])[\p{L}\d]+(?:\/[\p{L}\d]+)+/gu },
  ] as const;
  const shown = without(without(text, addressPattern), placeholderPattern);
  return searches.flatMap((search) => findAll(text, search, shown));
}
