import type { LanguageRules } from '../languages/languages.ts';
import { webDomains } from '../patterns.ts';
import { findAll, type Finding } from './finding.ts';

const path = String.raw`(?:\/(?:[^\s<>[\]]*[^\s<>[\].,;:!?)"”»])?)?`;

/** Websites, with or without a protocol, and email addresses. */
export const addressPattern = new RegExp(
  [
    String.raw`https?:\/\/[^\s<>[\]]*[^\s<>[\].,;:!?)"”»]`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`(?<![\p{L}\d@.-])www\.[\w-]+(?:\.[\w-]+)+${path}`,
    String.raw`(?<![\p{L}\d@.-])[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.${webDomains}(?![\p{L}\d-])${path}`,
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
