import type { FastifyReply } from 'fastify';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../text/language.ts';
import { textsIn, type Texts } from '../text/texts.ts';
import { NoticePage, type NoticePageProps } from '../views/notice-page.tsx';
import { inPage } from '../views/page.tsx';
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

/** Sends a page that says one thing, with the way on, in the buyer's language. */
export const sendNotice = (reply: FastifyReply, notice: (texts: Texts) => NoticePageProps): FastifyReply =>
  sendPage(reply, createElement(NoticePage, notice(textsIn(languageOf(reply.request)))));

/** Sends a form again after too many tries. */
export const sendTooManyTries = (
  reply: FastifyReply,
  seconds: number,
  page: (alert: string) => ReactElement,
): FastifyReply =>
  sendPage(
    reply.status(429).header('retry-after', seconds),
    page(textsIn(languageOf(reply.request)).problems.tooManyTries(seconds)),
  );
