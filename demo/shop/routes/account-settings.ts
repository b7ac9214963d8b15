import { Type, type FastifyPluginAsyncTypebox, type Static } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { emailKey, isEmail } from '../accounts/emails.ts';
import { exportOf } from '../accounts/export.ts';
import { languageOf } from '../http/language.ts';
import { leaveNotice } from '../http/notice-cookie.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { cookiesOf, endSession, sessionOf } from '../http/session-cookie.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import { textsIn, type Texts } from '../text/texts.ts';
import { loginPath } from '../views/account-links.ts';
import { NoticePage } from '../views/notice-page.tsx';
import { PasswordForm } from '../views/password-form.tsx';
import { refusalOf, type Refused } from './owner-proof.ts';

const typed = (maxLength: number) => Type.String({ maxLength, default: '' });
const changeForm = Type.Object({ email: typed(254), password: typed(200) });
const deleteForm = Type.Object({ password: typed(200) });

interface NewEmail {
  readonly email: string;
  /** Of the page that asks for it. */
  readonly language: Language;
}

/** The same answer and the same mail whether the new address is free or has an account. */
async function beginChange(shop: Shop, user: UserRow, { email, language }: NewEmail): Promise<void> {
  const now = shop.now();
  const about = `${user.id} ${emailKey(email)}`;
  await shop.mails.owe([{ kind: 'email-old', about, language, once: `${now.getTime()}` }], now);
  shop.mailer.wake();
}

/** What is wrong with the address that somebody wants, if it is; who is logged in knows their own. */
function newEmailProblem(email: string, { email: own }: UserRow, { problems }: Texts): string | null {
  if (!isEmail(email)) return problems.emailInvalid;
  return emailKey(email) === own ? problems.emailSame : null;
}

const changePage = (language: Language, change: Refused & { readonly email?: string } = {}) => {
  const { account: text } = textsIn(language);
  return createElement(PasswordForm, {
    title: text.changeEmail,
    lead: text.changeLead,
    button: text.send,
    email: '',
    ...change,
  });
};

const deletePage = (language: Language, refused: Refused = {}) => {
  const { account: text } = textsIn(language);
  return createElement(PasswordForm, {
    title: text.deleteAccount,
    lead: text.deleteLead,
    button: text.deleteButton,
    keep: text.keepAccount,
    ...refused,
  });
};

interface Wanted {
  readonly user: UserRow;
  readonly form: Static<typeof changeForm>;
}

async function changeEmail(shop: Shop, { user, form }: Wanted, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOf(reply.request);
  const texts = textsIn(language);
  const { email, password } = form;
  const refused = await refusalOf(shop, { user, password, email: newEmailProblem(email, user, texts) }, reply);
  if (refused !== null) return sendPage(reply.status(422), changePage(language, { email, ...refused }));
  await beginChange(shop, user, { email, language });
  const { account: text, site } = texts;
  const link = { text: site.account, href: '/account' };
  return sendPage(reply, createElement(NoticePage, { title: text.sentTitle, text: text.changeSent, link }));
}

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
        if (open === null) {
          const { email } = request.body;
          return sendPage(reply.status(401), changePage(languageOf(request), { email, hasEnded: true }));
        }
        return changeEmail(shop, { user: open.user, form: request.body }, reply);
      },
    );

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
      return sendPage(reply, deletePage(languageOf(request)));
    });

    app.post(
      '/account/delete',
      { onRequest: refuseOtherSites, schema: { body: deleteForm } },
      async (request, reply) => {
        const open = await sessionOf(shop, request);
        if (open === null) return reply.redirect(loginPath('/account/delete'), 303);
        const refused = await refusalOf(shop, { ...open, password: request.body.password }, reply);
        if (refused !== null) return sendPage(reply.status(422), deletePage(languageOf(request), refused));
        const { password } = request.body;
        await shop.auth.api.deleteUser({ body: { password }, headers: cookiesOf(request) });
        await endSession(shop, reply);
        const { account: text, site } = textsIn(languageOf(request));
        const link = { text: site.toOrderForm, href: '/' };
        const said = { title: text.deleted, text: text.deletedText, link, forgetsOrder: true };
        return sendPage(reply, createElement(NoticePage, said));
      },
    );
  };
