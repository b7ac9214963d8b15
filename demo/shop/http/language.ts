import type { IncomingHttpHeaders } from 'node:http';

/** The first language that a buyer's page asks for, where the shop speaks it: French, else English. */
export function languageOf(headers: IncomingHttpHeaders): 'en' | 'fr' {
  return /^\s*fr\b/iu.test(headers['accept-language'] ?? '') ? 'fr' : 'en';
}
