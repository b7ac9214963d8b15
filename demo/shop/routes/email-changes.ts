import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { sideOf, type Side } from '../accounts/mail-links.ts';
import { languageOf } from '../http/language.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import { AgreePage } from '../views/agree.tsx';
import { NoticePage } from '../views/notice-page.tsx';

const params = Type.Object({ token: Type.String({ maxLength: 1000 }) });

interface Asked {
  readonly user: UserRow;
  readonly newEmail: string;
  readonly side: Side;
  readonly token: string;
}

/** The change that a link is about, and the address that it was sent to; null if the link is over. */
async function askedBy(shop: Shop, token: string): Promise<Asked | null> {
  const claims = await shop.mailLinks.read(token);
  const side = claims === null ? null : sideOf(claims);
  const user = claims === null ? null : await shop.users.find(claims.userId);
  if (side === null || claims?.updateTo === undefined || user?.email !== claims.email) return null;
  return { user, newEmail: claims.updateTo, side, token };
}

/** The old address agrees: the new one is asked next. */
async function askNew(shop: Shop, { user, newEmail }: Asked, reply: FastifyReply): Promise<void> {
  const now = shop.now();
  const about = `${user.id} ${newEmail}`;
  const once = `${now.getTime()}`;
  await shop.mails.owe([{ kind: 'email-new', about, language: languageOf(reply.request), once }], now);
  shop.mailer.wake();
}

/** The new address agrees as well: it takes the place of the old one. Resolves to false if another account has it. */
async function change(shop: Shop, { user, newEmail, token }: Asked): Promise<boolean> {
  await shop.users.deletePending(newEmail);
  if ((await shop.users.findByEmail(newEmail)) !== null) return false;
  await shop.auth.api.verifyEmail({ query: { token } });
  await shop.users.endLinks(user.id);
  return true;
}

function notice(reply: FastifyReply, key: 'linkOver' | 'changeHalf' | 'changeDone'): FastifyReply {
  const { account: text, site } = textsIn(languageOf(reply.request));
  const link = { text: site.account, href: '/account' };
  return sendPage(reply, createElement(NoticePage, { title: text[key], text: text[`${key}Text`], link }));
}

/**
 * A change of email: first the old and then the new address agrees, by the link in a mail and a button
 * (docs/behaviour.md, On screen).
 */
export const emailChangeRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/email/:token', { schema: { params } }, async (request, reply) => {
      const asked = await askedBy(shop, request.params.token);
      if (asked === null) return notice(reply.status(410), 'linkOver');
      return sendPage(reply, createElement(AgreePage, { email: asked.newEmail }));
    });

    app.post('/email/:token', { onRequest: refuseOtherSites, schema: { params } }, async (request, reply) => {
      const asked = await askedBy(shop, request.params.token);
      if (asked === null) return notice(reply.status(410), 'linkOver');
      if (asked.side === 'old') {
        await askNew(shop, asked, reply);
        return notice(reply, 'changeHalf');
      }
      const isDone = await change(shop, asked);
      return isDone ? notice(reply, 'changeDone') : notice(reply.status(410), 'linkOver');
    });
  };
