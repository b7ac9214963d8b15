import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { claimsOf, sideOf, type Side } from '../accounts/mail-links.ts';
import { languageOf } from '../http/language.ts';
import { sendLinkOver, sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/security.ts';
import { tokenParams } from '../http/token-params.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { AgreePage } from '../views/verify.tsx';
import { redirectToDone } from './done.ts';

interface EmailChange {
  readonly user: UserRow;
  readonly newEmail: string;
  readonly side: Side;
  readonly token: string;
}

/** The change of a link, and the address that it was sent to; null if the link has expired. */
async function emailChangeOf(shop: Shop, token: string): Promise<EmailChange | null> {
  const claims = await claimsOf(shop.auth, token);
  const side = claims === null ? null : sideOf(claims);
  const user = claims === null ? null : await shop.users.find(claims.userId);
  if (side === null || claims?.updateTo === undefined || user?.email !== claims.email) return null;
  return { user, newEmail: claims.updateTo, side, token };
}

/** The old address confirms: the new one gets an email. */
async function mailNewAddress(shop: Shop, { user, newEmail }: EmailChange, reply: FastifyReply): Promise<void> {
  await shop.outbox.add({ kind: 'email-new', userId: user.id, newEmail, language: languageOf(reply.request) });
}

/** The new address confirms as well and replaces the old one. Resolves to false if another account has it. */
function change(shop: Shop, { user, newEmail, token }: EmailChange): Promise<boolean> {
  return shop.transaction(async ({ auth, users }) => {
    await users.deletePending(newEmail);
    if ((await users.findByEmail(newEmail)) !== null) return false;
    await auth.api.verifyEmail({ query: { token } });
    await users.endLinks(user.id);
    return true;
  });
}

const linkOver = (reply: FastifyReply): FastifyReply =>
  sendLinkOver(reply, ({ site }) => ({ text: site.account, href: '/account' }));

/**
 * A change of email: first the old and then the new address confirms it, with the link in an email and a button
 * (docs/behaviour.md, Accounts of the reference shop).
 */
export const emailChangeRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/email/:token', { schema: { params: tokenParams } }, async (request, reply) => {
      const pending = await emailChangeOf(shop, request.params.token);
      if (pending === null) return linkOver(reply);
      return sendPage(reply, createElement(AgreePage, { email: pending.newEmail }));
    });

    app.post(
      '/email/:token',
      { onRequest: refuseOtherSites, schema: { params: tokenParams } },
      async (request, reply) => {
        const pending = await emailChangeOf(shop, request.params.token);
        if (pending === null) return linkOver(reply);
        if (pending.side === 'old') {
          await mailNewAddress(shop, pending, reply);
          return redirectToDone(reply, 'change-half');
        }
        const isDone = await change(shop, pending);
        return isDone ? redirectToDone(reply, 'change-done') : linkOver(reply);
      },
    );
  };
