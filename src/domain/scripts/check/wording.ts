import { capitalized } from '../../common/strings.ts';
import { anyOf, ruledLanguages, type LanguageRules } from '../languages/languages.ts';
import { beginsSentence, findAll, without, type Finding } from './finding.ts';
import { placeholderPattern } from './placeholders.ts';

const international = ['com', 'net', 'org', 'info', 'biz', 'co', 'io', 'example'];

/** The endings that identify an address without `www` in front. */
const domains = anyOf([...international, ...ruledLanguages.flatMap((language) => language.domains)]);

const path = String.raw`(?:\/(?:[^\s<>[\]]*[^\s<>[\].,;:!?)"”»])?)?`;

/** Websites, with or without a protocol, and email addresses. */
export const addressPattern = new RegExp(
  [
    String.raw`https?:\/\/[^\s<>[\]]*[^\s<>[\].,;:!?)"”»]`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`(?<![\p{L}\d@.-])www\.[\w-]+(?:\.[\w-]+)+${path}`,
    String.raw`(?<![\p{L}\d@.-])[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.${domains}(?![\p{L}\d-])${path}`,
  ].join('|'),
  'giu',
);

/** An address as it is spoken: `info@acme.com` is info at acme dot com. */
function spokenAddress(written: string, { signs }: LanguageRules): string {
  const { dot, at, slash, dash, underscore } = signs;
  const said: Readonly<Record<string, string>> = { '.': dot, '@': at, '/': slash, '-': dash, _: underscore };
  const bare = written.replace(/^https?:\/\//iu, '').replace(/\/$/u, '');
  return bare.replaceAll(/[.@/_-]/gu, (sign) => ` ${said[sign] ?? sign} `).replaceAll(/ +/gu, ' ');
}

/** Websites and email addresses, which an artist would otherwise have to spell. */
export const findAddresses = (text: string, rules: LanguageRules): readonly Finding[] =>
  findAll(text, { code: 'address', pattern: addressPattern, replace: (found) => spokenAddress(found, rules) });

/** A text without what other checks report. */
const withoutReported = (text: string): string => without(without(text, addressPattern), placeholderPattern);

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

const longDigits = /(?<!\d[.,-]?|[@/$€£]\s?)\d{7,}(?![\d@$€£]|[.,-]\d)/gu;

/** Long digit sequences, in which readers lose count. */
export const findDigits = (text: string): readonly Finding[] =>
  findAll(text, { code: 'digits', pattern: longDigits, replace: groupedDigits }, without(text, addressPattern));

/** Words before a key of the phone. */
const beforeKey = String.raw`(?<=(?<!\p{L})${anyOf(ruledLanguages.flatMap(({ menu }) => menu.beforeSign))}\s)`;

/** Signs that are spoken as a word, or in more than one way. */
export function findSigns(text: string, { and, signs }: LanguageRules): readonly Finding[] {
  const { number, pound, star } = signs;
  const searches = [
    { pattern: /\s*&\s*(?!\w+;)/gu, replace: () => ` ${and} ` },
    { pattern: new RegExp(String.raw`${beforeKey}#(?!\s?\d)`, 'giu'), replace: () => pound },
    { pattern: new RegExp(String.raw`${beforeKey}\*(?![\p{L}*])`, 'giu'), replace: () => star },
    { pattern: /#\s?(?=\d)/gu, replace: () => `${number} ` },
    { pattern: /@/gu },
    { pattern: /(?<![\p{L}\d])[\p{L}\d]+(?:\/[\p{L}\d]+)+/gu },
  ];
  const shown = withoutReported(text);
  return searches.flatMap((search) => findAll(text, { code: 'symbol', ...search }, shown));
}

const capitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’]+(?:\s+\p{Lu}[\p{Lu}'’]+)*(?![\p{L}\p{N}])/gu;

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
export const findCapitals = (text: string, company: string): readonly Finding[] =>
  findAll(text, { code: 'capitals', pattern: capitals, replace: lowered }, withoutReported(text)).filter(
    ({ found }) => isShouted(found) && !company.includes(found),
  );

const doubled = /(?<![\p{L}\p{N}'’-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}'’-])/giu;

const firstWord = (found: string): string => found.replace(/\s.*/su, '');

/** Words that were typed twice; names such as Walla Walla have two capitals. */
export const findDoubled = (text: string, { twice }: LanguageRules): readonly Finding[] =>
  findAll(text, { code: 'doubled', pattern: doubled, replace: firstWord }).filter(
    ({ found }) => /\s\p{Ll}/u.test(found) && !twice.includes(firstWord(found).toLowerCase()),
  );
