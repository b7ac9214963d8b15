import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageIn, languages, type Language } from '../text/language.ts';
import { originOf } from '../payment/return-url.ts';

const name = 'lang';

/** The language in the URL of a page. */
function languageNamed({ query }: FastifyRequest): Language | undefined {
  const lang = typeof query === 'object' && query !== null && name in query ? query[name] : undefined;
  return typeof lang === 'string' ? languageIn(lang) : undefined;
}

/** Whether a page of another site linked here: then the language of earlier visits is outdated. */
function isFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = originOf({ referer: headers.referer });
  return origin !== null && new URL(origin).host !== host;
}

function remembered(request: FastifyRequest): Language | undefined {
  const text = request.cookies[name];
  return text === undefined || isFromElsewhere(request) ? undefined : languageIn(text);
}

/** The browser's preferred language among the shop's, otherwise English. */
function preferred(request: FastifyRequest): Language {
  const best = request.language([...languages]);
  return languages.find((language) => language === best) ?? 'en';
}

/**
 * The language of an answer. The form requests that of its page. A page of the shop uses the language of the page that
 * linked to it (`lang` in the URL), then that of the buyer's earlier pages here, then the browser's.
 */
export function languageOf(request: FastifyRequest): Language {
  if (request.url.startsWith('/api/')) return preferred(request);
  return languageNamed(request) ?? remembered(request) ?? preferred(request);
}

/** The language for something that belongs to an order or email with its own language, unless the URL names another. */
export function languageOr(request: FastifyRequest, own: Language): Language {
  return languageNamed(request) ?? own;
}

/** A URL of this shop that a request leads to, in the language of its own URL. */
export function inNamed(request: FastifyRequest, address: string): string {
  const language = languageNamed(request);
  return language === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}${name}=${language}`;
}

/** Remembers the language of a page for the following pages, until the browser is closed. */
export function keepLanguage(reply: FastifyReply, language: Language): void {
  const { request } = reply;
  const isKept = remembered(request) === language;
  const isBrowsers = request.cookies[name] === undefined && preferred(request) === language;
  if (!isKept && !isBrowsers) reply.setCookie(name, language, { path: '/', secure: 'auto' });
}
