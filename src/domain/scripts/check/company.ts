import { anyOf, languages, ruledLanguages, type LanguageRules } from '../languages/languages.ts';
import { comparable, noted, type Finding } from './finding.ts';
import type { Company } from './placeholders.ts';
import { findAddresses, findSigns } from './wording.ts';

const forms = anyOf(ruledLanguages.flatMap(({ companyForms }) => companyForms)).replaceAll(
  String.raw`\.`,
  String.raw`\.?`,
);
const atEnd = new RegExp(String.raw`[,\s]+${forms}\.?$`, 'iu');

/** A name without its legal form, as it is spoken. */
const spokenName = (name: string): string => name.trim().replace(atEnd, '');

/** The words of a text, without those that mean `and`: `Keys & Sons` and `Keys and Sons` are the same name. */
const wordsOf = (text: string): readonly string[] =>
  (comparable(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !languages.some(({ and }) => and === word));

/** A name as the check itself recommends writing it in a script: `Keys and Sons` for `Keys & Sons`. */
export function asFixed(name: string, rules: LanguageRules): string {
  const [fixed] = [...findAddresses(name, rules), ...findSigns(name, rules)].flatMap(({ fix }) => fix?.text ?? []);
  return fixed === undefined || fixed === name ? name : asFixed(fixed, rules);
}

/** A greeting should name the company; `Acme Dental in Halifax` names Acme Dental Halifax. */
export function findMissingCompany(text: string, company: Company): readonly Finding[] {
  const name = spokenName(company.name);
  if (name === '' || text.includes(company.placeholder)) return [];
  const words = new Set(wordsOf(text));
  return wordsOf(name).every((word) => words.has(word)) ? [] : noted('company', name);
}
