import type { ScriptLanguage } from '../script-language.ts';
import { findAll, type Finding } from './finding.ts';
import { spokenSigns } from './spoken-signs.ts';

const domains = 'com|ca|net|org|info|biz|us|co|io|fr|es|mx|quebec|example';
const path = String.raw`(?:\/(?:[^\s<>[\]]*[^\s<>[\].,;:!?)"”»])?)?`;

/** Websites, with or without what leads to them, and emails. */
export const addressPattern = new RegExp(
  [
    String.raw`https?:\/\/[^\s<>[\]]*[^\s<>[\].,;:!?)"”»]`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`(?<![\p{L}\d@.-])www\.[\w-]+(?:\.[\w-]+)+${path}`,
    String.raw`(?<![\p{L}\d@.-])[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:${domains})(?![\p{L}\d-])${path}`,
  ].join('|'),
  'giu',
);

/** An address as an artist says it: `info@acme.com` is info at acme dot com. */
function spokenAddress(written: string, language: ScriptLanguage): string {
  const { dot, at, slash, dash, underscore } = spokenSigns[language];
  const said: Readonly<Record<string, string>> = { '.': dot, '@': at, '/': slash, '-': dash, _: underscore };
  const bare = written.replace(/^https?:\/\//iu, '').replace(/\/$/u, '');
  return bare.replaceAll(/[.@/_-]/gu, (sign) => ` ${said[sign] ?? sign} `).replaceAll(/ +/gu, ' ');
}

/** Websites and emails, which an artist would have to spell as they go. */
export const findAddresses = (text: string, language: ScriptLanguage): readonly Finding[] =>
  findAll(text, { code: 'address', pattern: addressPattern, replace: (found) => spokenAddress(found, language) });
