import { scriptLanguages, type ScriptLanguage } from '../script-language.ts';
import { findAddresses } from './addresses.ts';
import { comparable, noted, type Finding } from './finding.ts';
import type { Company } from './placeholders.ts';
import { findSigns } from './signs.ts';

/** A name without what the law adds to it, as it is said. */
const spokenName = (name: string): string =>
  name.trim().replace(/[,\s]+(?:inc|ltd|llc|corp|co|ltée|limitée|enr|s\.?a\.?)\.?$/iu, '');

/** `Keys & Sons` and `Keys and Sons` are one name, in any language. */
const alike = (text: string): string =>
  comparable(text).replaceAll(/\s*(?:[&+]|(?<![\p{L}\p{N}])(?:and|et|y|e|und)(?![\p{L}\p{N}]))\s*/gu, ' & ');

/** A name as the check itself recommends writing it in a script. */
function asFixed(name: string, language: ScriptLanguage): string {
  const [fixed] = [...findAddresses(name, language), ...findSigns(name, language)].flatMap(
    ({ fix }) => fix?.text ?? [],
  );
  return fixed === undefined || fixed === name ? name : asFixed(fixed, language);
}

/** A greeting says who was called. */
export function findMissingCompany(text: string, company: Company): readonly Finding[] {
  const name = spokenName(company.name);
  if (name === '') return [];
  const accepted = [name, company.placeholder, ...scriptLanguages.map((language) => asFixed(name, language))];
  const isThere = accepted.some((one) => alike(text).includes(alike(one)));
  return isThere ? [] : noted('company', name);
}
