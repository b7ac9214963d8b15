import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { countTry } from '../accounts/throttle.ts';
import { languageNamed, languageOf } from '../http/language.ts';
import { leaveNotice } from '../http/notice-cookie.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { sessionOf } from '../http/session-cookie.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import { loginPath } from '../views/account-links.ts';
import { NoticePage } from '../views/notice-page.tsx';
import { VerifyPage } from '../views/verify.tsx';

const params = Type.Object({ token: Type.String({ maxLength: 1000 }) });

interface Asked {
  readonly request: FastifyRequest<{ Params: { token: string } }>;
  readonly reply: FastifyReply;
}

/** Says that a link is over; the account's page has the way to another one. */
function linkOver({ request, reply }: Asked): FastifyReply {
  const { account: text, site } = textsIn(languageOf(request));
  const link = { text: site.account, href: '/account' };
  return sendPage(
    reply.status(410),
    createElement(NoticePage, { title: text.linkOver, text: text.linkOverText, link }),
  );
}

/** The login that leads back to a link, in the language that the link names. */
function loginFirst(request: Asked['request']): string {
  const path = loginPath(`/verify/${request.params.token}`);
  const language = languageNamed(request);
  return language === undefined ? path : `${path}&lang=${language}`;
}

/**
 * The logged-in owner of the account that a link is about; null where an answer was sent. Who only reads the mail must
 * not confirm an account that somebody else has made with their address.
 */
async function ownerOf(shop: Shop, asked: Asked): Promise<UserRow | null> {
  const { request, reply } = asked;
  const claim = await shop.signedTokens.read('verify', request.params.token, shop.now());
  const open = await sessionOf(shop, request);
  if (claim === null) linkOver(asked);
  else if (open === null) void reply.redirect(loginFirst(request), 303);
  else if (open.user.id !== claim.subject || open.user.emailKey !== claim.state) linkOver(asked);
  else return open.user;
  return null;
}

/** Confirming the address of an account, by the link in a mail and a button: programs that look at links confirm nothing. */
export const verifyRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/verify/:token', { schema: { params } }, async (request, reply) => {
      const user = await ownerOf(shop, { request, reply });
      return user === null ? reply : sendPage(reply, createElement(VerifyPage, { user }));
    });

    app.post('/verify/:token', { onRequest: refuseOtherSites, schema: { params } }, async (request, reply) => {
      const user = await ownerOf(shop, { request, reply });
      if (user === null) return reply;
      await shop.users.verify(user.id, user.emailKey, shop.now());
      const { account: text, site } = textsIn(languageOf(request));
      const notice = {
        title: text.confirmed,
        text: text.confirmedText,
        link: { text: site.account, href: '/account' },
      };
      return sendPage(reply, createElement(NoticePage, notice));
    });

    app.post('/account/verify', { onRequest: refuseOtherSites }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(loginPath('/account'), 303);
      const { id, emailKey } = open.user;
      const isAllowed = (await countTry(shop, { what: 'verify', ip: request.ip, account: emailKey })) === 0;
      if (isAllowed) {
        const language = languageOf(request);
        await shop.mails.owe([{ kind: 'verify', about: id, language, once: `${shop.now().getTime()}` }], shop.now());
        shop.mailer.wake();
      }
      leaveNotice(reply, shop.config, isAllowed ? 'mail-sent' : 'mail-limit');
      return reply.redirect('/account', 303);
    });
  };
