import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Sends a page. React escapes every text in it; nothing here puts HTML together by hand. */
export function sendPage(reply: FastifyReply, page: ReactElement): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`<!doctype html>${renderToStaticMarkup(page)}`);
}
