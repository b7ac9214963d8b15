import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { emailKey, isEmail } from '../accounts/emails.ts';
import { exportOf } from '../accounts/export.ts';
import type { Credentials } from '../accounts/log-in.ts';
import { languageOf } from '../http/language.ts';
import { leaveNotice } from '../http/notice-cookie.ts';
import { sendNotice, sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { cookiesOf, endSession, sessionOf } from '../http/session-cookie.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn, type Texts } from '../text/texts.ts';
import { loginPath } from '../views/account-links.ts';
import { ChangeEmailPage, DeleteAccountPage } from '../views/account-changes.tsx';
import { loginForm, passwordForm } from './account-forms.ts';
import { refusalOf } from './owner-proof.ts';

/** The problem of a new address, if any; logged-in buyers know their own address. */
function newEmailProblem(email: string, { email: own }: UserRow, { problems }: Texts): string | null {
  if (!isEmail(email)) return problems.emailInvalid;
  return emailKey(email) === own ? problems.emailSame : null;
}

interface Wanted extends Credentials {
  readonly user: UserRow;
}

/**
 * Starts a change of email: the answer and the email are the same whether the new address is free or has an account.
 */
async function changeEmail(shop: Shop, { user, email, password }: Wanted, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOf(reply.request);
  const problem = newEmailProblem(email, user, textsIn(language));
  const refused = await refusalOf(shop, { user, password, email: problem }, reply);
  if (refused !== null) return sendPage(reply.status(422), createElement(ChangeEmailPage, { email, ...refused }));
  await shop.outbox.write({ kind: 'email-old', about: `${user.id} ${emailKey(email)}`, language });
  return sendNotice(reply, ({ account: text, site }) => ({
    title: text.sentTitle,
    text: text.changeSent,
    link: { text: site.account, href: '/account' },
  }));
}

/** The account's actions: change the email, log out everywhere, download the data, delete the account. */
export const accountSettingsRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/account/email', async (request, reply) => {
      if ((await sessionOf(shop, request)) === null) return reply.redirect(loginPath('/account/email'), 303);
      return sendPage(reply, createElement(ChangeEmailPage));
    });

    app.post('/account/email', { onRequest: refuseOtherSites, schema: { body: loginForm } }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open !== null) return changeEmail(shop, { user: open.user, ...request.body }, reply);
      const { email } = request.body;
      return sendPage(reply.status(401), createElement(ChangeEmailPage, { email, hasEnded: true }));
    });

    app.post('/account/logout-everywhere', { onRequest: refuseOtherSites }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open !== null) await shop.auth.api.revokeSessions({ headers: cookiesOf(request) });
      await endSession(shop, reply);
      leaveNotice(reply, shop.config, 'logged-out-everywhere');
      return reply.redirect('/login', 303);
    });

    app.get('/account/data.json', async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(loginPath('/account'), 303);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="account.json"')
        .send(exportOf(open.user, await shop.orderHistory.all(open.user, shop.now())));
    });

    app.get('/account/delete', async (request, reply) => {
      if ((await sessionOf(shop, request)) === null) return reply.redirect(loginPath('/account/delete'), 303);
      return sendPage(reply, createElement(DeleteAccountPage));
    });

    const deleteSchema = { body: passwordForm };
    app.post('/account/delete', { onRequest: refuseOtherSites, schema: deleteSchema }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(loginPath('/account/delete'), 303);
      const { password } = request.body;
      const refused = await refusalOf(shop, { ...open, password }, reply);
      if (refused !== null) return sendPage(reply.status(422), createElement(DeleteAccountPage, refused));
      await shop.auth.api.deleteUser({ body: { password }, headers: cookiesOf(request) });
      await endSession(shop, reply);
      return sendNotice(reply, ({ account: text, site }) => ({
        title: text.deleted,
        text: text.deletedText,
        link: { text: site.toOrderForm, href: '/' },
        forgetsOrder: true,
      }));
    });
  };
