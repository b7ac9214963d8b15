import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { emailKey, isEmail } from '../accounts/emails.ts';
import { exportOf } from '../accounts/export.ts';
import { logIn } from '../accounts/log-in.ts';
import { browserMark } from '../http/known-cookie.ts';
import { languageOf } from '../http/language.ts';
import { leaveNotice } from '../http/notice-cookie.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { endSession, sessionOf } from '../http/session-cookie.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn, type Texts } from '../text/texts.ts';
import { loginPath } from '../views/account-links.ts';
import { NoticePage } from '../views/notice-page.tsx';
import { PasswordForm } from '../views/password-form.tsx';

const typed = (maxLength: number) => Type.String({ maxLength, default: '' });
const changeForm = Type.Object({ email: typed(254), password: typed(200) });
const deleteForm = Type.Object({ password: typed(200) });

const changeLifetime = 3 * 24 * 60 * 60 * 1000;

/** Why a password does not prove whose account it is, in the buyer's language; null where it does. Tries are counted as logins. */
async function doubt(shop: Shop, { user, password }: { user: UserRow; password: string }, reply: FastifyReply) {
  const { request } = reply;
  const { problems } = textsIn(languageOf(request));
  if (password === '') return problems.password;
  const login = await logIn(shop, { email: user.email, password }, { ip: request.ip, mark: browserMark(request) });
  if (login.kind === 'wait') return problems.tooManyTries(login.seconds);
  return login.kind === 'wrong' ? problems.wrongPassword : null;
}

/** The same answer whether the new address is free or has an account; its mail is sent in the first case only. */
async function beginChange(shop: Shop, user: UserRow, email: string): Promise<void> {
  const now = shop.now();
  const [id, newEmailKey] = [randomUUID(), emailKey(email)];
  const expiresAt = new Date(now.getTime() + changeLifetime);
  const newEmail = email.trim();
  await shop.emailChanges.begin({ id, userId: user.id, oldEmailKey: user.emailKey, newEmail, newEmailKey, expiresAt });
  const taken = await shop.users.findByEmail(newEmailKey);
  const both = [{ kind: 'email-old', about: id } as const, { kind: 'email-new', about: id } as const];
  await shop.mails.owe(taken === null ? both : both.slice(0, 1), now);
  shop.mailer.wake();
}

/** What is wrong with the address that somebody wants, if it is; who is logged in knows their own. */
function newEmailProblem(email: string, { emailKey: own }: UserRow, { problems }: Texts): string | undefined {
  if (!isEmail(email)) return problems.emailInvalid;
  return emailKey(email) === own ? problems.emailSame : undefined;
}

interface Change {
  readonly email?: string;
  readonly problem?: string;
  readonly alert?: string;
}

const changePage = (language: ReturnType<typeof languageOf>, change: Change = {}) => {
  const { account: text } = textsIn(language);
  return createElement(PasswordForm, {
    title: text.changeEmail,
    lead: text.changeLead,
    button: text.send,
    email: '',
    ...change,
  });
};

const deletePage = (language: ReturnType<typeof languageOf>, alert?: string) => {
  const { account: text } = textsIn(language);
  return createElement(PasswordForm, {
    title: text.deleteAccount,
    lead: text.deleteLead,
    button: text.deleteButton,
    keep: text.keepAccount,
    alert,
  });
};

/** What buyers can do with their accounts: change the email, log out everywhere, take the data along, delete it all. */
export const accountSettingsRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/account/email', async (request, reply) => {
      if ((await sessionOf(shop, request)) === null) return reply.redirect(loginPath('/account/email'), 303);
      return sendPage(reply, changePage(languageOf(request)));
    });

    app.post(
      '/account/email',
      { onRequest: refuseOtherSites, schema: { body: changeForm } },
      async (request, reply) => {
        const open = await sessionOf(shop, request);
        if (open === null) return reply.redirect(loginPath('/account/email'), 303);
        const language = languageOf(request);
        const { email, password } = request.body;
        const problem = newEmailProblem(email, open.user, textsIn(language));
        if (problem !== undefined) return sendPage(reply.status(422), changePage(language, { email, problem }));
        const alert = await doubt(shop, { user: open.user, password }, reply);
        if (alert !== null) return sendPage(reply.status(422), changePage(language, { email, alert }));
        await beginChange(shop, open.user, email);
        const { account: text, site } = textsIn(language);
        const link = { text: site.account, href: '/account' };
        return sendPage(reply, createElement(NoticePage, { title: text.sentTitle, text: text.changeSent, link }));
      },
    );

    app.post('/account/logout-everywhere', { onRequest: refuseOtherSites }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open !== null) await shop.accountEndings.endSessions(open.user.id);
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
      return sendPage(reply, deletePage(languageOf(request)));
    });

    app.post(
      '/account/delete',
      { onRequest: refuseOtherSites, schema: { body: deleteForm } },
      async (request, reply) => {
        const open = await sessionOf(shop, request);
        if (open === null) return reply.redirect(loginPath('/account/delete'), 303);
        const alert = await doubt(shop, { user: open.user, password: request.body.password }, reply);
        if (alert !== null) return sendPage(reply.status(422), deletePage(languageOf(request), alert));
        await shop.accountEndings.delete(open.user.id);
        await endSession(shop, reply);
        const { account: text, site } = textsIn(languageOf(request));
        const link = { text: site.toOrderForm, href: '/' };
        return sendPage(reply, createElement(NoticePage, { title: text.deleteAccount, text: text.deleted, link }));
      },
    );
  };
