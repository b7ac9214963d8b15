import { ruledLanguages, type LanguageRules } from '../languages/languages.ts';
import { anyOf } from '../patterns.ts';
import { findAll, type Finding } from './finding.ts';

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
