import { anyOf } from '../patterns.ts';
import type { LanguageRules } from '../languages/languages.ts';
import { languages, ruledLanguages } from '../languages/languages.ts';
import { findAddresses } from './addresses.ts';
import { comparable, noted, type Finding } from './finding.ts';
import type { Company } from './placeholders.ts';
import { findSigns } from './signs.ts';

const forms = anyOf(ruledLanguages.flatMap(({ companyForms }) => companyForms)).replaceAll(
  String.raw`\.`,
  String.raw`\.?`,
);
const atEnd = new RegExp(String.raw`[,\s]+${forms}\.?$`, 'iu');

/** A name without its legal form, as it is spoken. */
const spokenName = (name: string): string => name.trim().replace(atEnd, '');

const and = anyOf(languages.map((language) => language.and));
const andSign = new RegExp(String.raw`\s*(?:[&+]|(?<![\p{L}\p{N}])${and}(?![\p{L}\p{N}]))\s*`, 'gu');

/** `Keys & Sons` and `Keys and Sons` are the same name, in any language. */
const alike = (text: string): string => comparable(text).replaceAll(andSign, ' & ');

/** A name as the check itself recommends writing it in a script: `Keys and Sons` for `Keys & Sons`. */
export function asFixed(name: string, rules: LanguageRules): string {
  const [fixed] = [...findAddresses(name, rules), ...findSigns(name, rules)].flatMap(({ fix }) => fix?.text ?? []);
  return fixed === undefined || fixed === name ? name : asFixed(fixed, rules);
}

const wordsOf = (text: string): readonly string[] => alike(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A greeting should name the company; `Acme Dental in Halifax` names Acme Dental Halifax. */
export function findMissingCompany(text: string, company: Company): readonly Finding[] {
  const name = spokenName(company.name);
  if (name === '') return [];
  const words = new Set(wordsOf(text));
  const isThere =
    [name, company.placeholder].some((one) => alike(text).includes(alike(one))) ||
    wordsOf(name).every((word) => words.has(word));
  return isThere ? [] : noted('company', name);
}
