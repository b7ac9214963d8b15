import type { IncomingHttpHeaders } from 'node:http';

/** The languages that the shop speaks. */
const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** The first language that a buyer's page asks for, where the shop speaks it, else English. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const asked = /^\s*([a-z]{2})\b/iu.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return languages.find((language) => language === asked) ?? 'en';
}
