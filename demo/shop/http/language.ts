import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '../text/language.ts';
import { languageIn } from '../text/language-in.ts';
import { originOf } from '../payment/return-url.ts';

const name = 'lang';

/** The language that the address of a page names. */
export function languageNamed({ query }: FastifyRequest): Language | undefined {
  const lang = typeof query === 'object' && query !== null && name in query ? query[name] : undefined;
  return typeof lang === 'string' ? languageIn(lang) : undefined;
}

/** Whether a page of another site led here: what the buyer read on the shop's pages earlier is old then. */
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

/** The language that the browser prefers of those that the shop speaks, else English. */
function preferred(request: FastifyRequest): Language {
  const best = request.language([...languages]);
  return languages.find((language) => language === best) ?? 'en';
}

/**
 * The language to answer in. The form asks in that of its page. A page of the shop follows the page that led to it
 * (`lang` in its address), then what the buyer has read here before, then the browser.
 */
export function languageOf(request: FastifyRequest): Language {
  if (request.url.startsWith('/api/')) return preferred(request);
  return languageNamed(request) ?? remembered(request) ?? preferred(request);
}

/** The language of what belongs to an order or mail that has one of its own, unless the address names another. */
export function languageOr(request: FastifyRequest, own: Language): Language {
  return languageNamed(request) ?? own;
}

/** An address of this shop that a request leads on to, in the language that its own address names. */
export function inNamed(request: FastifyRequest, address: string): string {
  const language = languageNamed(request);
  return language === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}${name}=${language}`;
}

/** Keeps the language of a page for those that follow, until the browser is closed. */
export function keepLanguage(reply: FastifyReply, language: Language): void {
  const { request } = reply;
  const isKept = remembered(request) === language;
  const isBrowsers = request.cookies[name] === undefined && preferred(request) === language;
  if (!isKept && !isBrowsers) reply.setCookie(name, language, { path: '/', httpOnly: true, sameSite: 'lax' });
}
