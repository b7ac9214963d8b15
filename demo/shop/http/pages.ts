import type { FastifyReply } from 'fastify';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../text/language.ts';
import { textsIn, type Texts } from '../text/texts.ts';
import { NoticePage, type NoticePageProps } from '../views/notice-page.tsx';
import { inPage } from '../views/page.tsx';
import { keepLanguage, languageOf } from './language.ts';

/** Sends a page in a language that the following pages don't use. */
export function sendPageIn(language: Language, reply: FastifyReply, page: ReactElement): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .send(`<!doctype html>${renderToStaticMarkup(inPage(page, { language, url: reply.request.url }))}`);
}

/**
 * Sends a page, in the buyer's language unless another is given; the following pages use the same. React escapes every
 * text in it; no HTML is built by hand here.
 */
export function sendPage(reply: FastifyReply, page: ReactElement, language = languageOf(reply.request)): FastifyReply {
  keepLanguage(reply, language);
  return sendPageIn(language, reply, page);
}

/** Sends a page with a single message and a link, in the buyer's language. */
export const sendNotice = (reply: FastifyReply, notice: (texts: Texts) => NoticePageProps): FastifyReply =>
  sendPage(reply, createElement(NoticePage, notice(textsIn(languageOf(reply.request)))));

/** Says that an emailed link has expired, with a link to continue. */
export const sendLinkOver = (reply: FastifyReply, linkIn: (texts: Texts) => NoticePageProps['link']): FastifyReply =>
  sendNotice(reply.status(410), (texts) => ({
    title: texts.account.linkOver,
    text: texts.account.linkOverText,
    link: linkIn(texts),
    isMailed: true,
  }));

export async function sendTooManyTries(
  reply: FastifyReply,
  seconds: number,
  page: (alert: string) => ReactElement | Promise<ReactElement>,
): Promise<FastifyReply> {
  const alert = textsIn(languageOf(reply.request)).problems.tooManyTries(seconds);
  return sendPage(reply.status(429).header('retry-after', seconds), await page(alert));
}
