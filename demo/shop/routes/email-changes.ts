import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { languageOf } from '../http/language.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import type { Side } from '../repositories/email-changes.ts';
import type { EmailChangeRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import { AgreePage } from '../views/agree.tsx';
import { NoticePage } from '../views/notice-page.tsx';

const params = Type.Object({ token: Type.String({ maxLength: 1000 }) });

interface Asked {
  readonly change: EmailChangeRow;
  readonly side: Side;
}

/** The change that a link is about, and the address that it was sent to; null where the link is over. */
async function askedBy(shop: Shop, token: string): Promise<Asked | null> {
  const claim = await shop.signedTokens.read('email', token, shop.now());
  const change = claim === null ? null : await shop.emailChanges.find(claim.subject, shop.now());
  const user = change === null ? null : await shop.users.find(change.userId);
  if (change === null || user?.emailKey !== change.oldEmailKey) return null;
  return { change, side: claim?.state === 'old' ? 'old' : 'new' };
}

function notice(reply: FastifyReply, key: 'linkOver' | 'changeHalf' | 'changeDone'): FastifyReply {
  const { account: text, site } = textsIn(languageOf(reply.request));
  return sendPage(
    reply,
    createElement(NoticePage, {
      title: text[key],
      text: text[`${key}Text`],
      link: { text: site.account, href: '/account' },
    }),
  );
}

/**
 * A change of email: the old and the new address agree by the links in their mails and a button
 * (docs/behaviour.md, On screen).
 */
export const emailChangeRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/email/:token', { schema: { params } }, async (request, reply) => {
      const asked = await askedBy(shop, request.params.token);
      if (asked === null) return notice(reply.status(410), 'linkOver');
      return sendPage(reply, createElement(AgreePage, { email: asked.change.newEmail }));
    });

    app.post('/email/:token', { onRequest: refuseOtherSites, schema: { params } }, async (request, reply) => {
      const asked = await askedBy(shop, request.params.token);
      if (asked === null) return notice(reply.status(410), 'linkOver');
      const isDone = await shop.emailChanges.agree(asked.change, asked.side, shop.now());
      return notice(reply, isDone ? 'changeDone' : 'changeHalf');
    });
  };
