import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inPage } from '../views/page.tsx';
import type { Language } from '../text/language.ts';
import { keepLanguage, languageOf } from './language.ts';

/** Sends a page in a language that other pages don't follow. */
export function sendPageIn(language: Language, reply: FastifyReply, page: ReactElement): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .send(`<!doctype html>${renderToStaticMarkup(inPage(page, { language, url: reply.request.url }))}`);
}

/**
 * Sends a page, in the buyer's language unless it is said to have another; the pages that follow keep to it. React
 * escapes every text in it; nothing here puts HTML together by hand.
 */
export function sendPage(reply: FastifyReply, page: ReactElement, language = languageOf(reply.request)): FastifyReply {
  keepLanguage(reply, language);
  return sendPageIn(language, reply, page);
}
