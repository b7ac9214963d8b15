import type { FastifyPluginAsyncTypebox, Static, TSchema } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement, type ReactElement } from 'react';
import { detailsForm, loginForm, newPasswordForm, passwordForm } from '../accounts/forms.ts';
import { detailsFrom, detailsProblems, formOf } from '../accounts/details.ts';
import { emailKey, isAccountEmail } from '../accounts/emails.ts';
import { answerOrCode } from '../accounts/refused.ts';
import { passwordProblem } from '../accounts/register.ts';
import { leaveNotice, type Notice } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { cookiesOf, endSession, knowBrowser, passCookie, sessionOf } from '../http/session-cookie.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn, type Texts } from '../text/texts.ts';
import { ChangeEmailPage, ChangePasswordPage, DeleteAccountPage } from '../views/account-changes.tsx';
import { loginPath } from '../views/account-links.ts';
import { DetailsPage } from '../views/details.tsx';
import type { Refused } from '../views/form.tsx';
import { redirectToDone } from './done.ts';
import { refusalOf } from './owner-proof.ts';

/** What a logged-in buyer sent. */
interface Sent<Form> {
  readonly user: UserRow;
  readonly form: Form;
}

/** A page of the account with a form that posts to it. */
interface Change<Form> {
  readonly path: string;
  /** The page as it is opened. */
  readonly page: (user: UserRow) => ReactElement;
  /** The page that keeps what was typed when the session has expired; null to log in and start again. */
  readonly ended: (form: Form) => ReactElement | null;
  readonly change: (shop: Shop, sent: Sent<Form>, reply: FastifyReply) => Promise<FastifyReply>;
}

const problemsIn = (reply: FastifyReply): Texts['problems'] => textsIn(languageOf(reply.request)).problems;

function done(reply: FastifyReply, shop: Shop, notice: Notice): FastifyReply {
  leaveNotice(reply, shop.config, notice);
  return reply.redirect('/account', 303);
}

/** The form for the buyer's own details. */
const details: Change<Static<typeof detailsForm>> = {
  path: '/account/details',
  page: (user) => createElement(DetailsPage, { form: formOf(user), email: user.email }),
  ended: (form) => createElement(DetailsPage, { form }),
  change: async (shop, { user, form }, reply) => {
    const typed = detailsFrom(form);
    const problems = detailsProblems(typed, problemsIn(reply));
    if (Object.keys(problems).length > 0) {
      return sendPage(reply.status(422), createElement(DetailsPage, { form, email: user.email, problems }));
    }
    await shop.users.update(user.id, typed);
    return done(reply, shop, 'saved');
  },
};

const passwordPage = (refused: Refused = {}): ReactElement => createElement(ChangePasswordPage, refused);

/**
 * Changing the password with the current one. All sessions end, including this one: the browser gets a new one, and its
 * old cookie is useless to anyone who has it.
 */
const password: Change<Static<typeof newPasswordForm>> = {
  path: '/account/password',
  page: () => passwordPage(),
  ended: () => passwordPage({ hasEnded: true }),
  change: async (shop, { user, form }, reply) => {
    const words = problemsIn(reply);
    const newPassword = passwordProblem({ email: user.email, password: form.newPassword }, words);
    const refused = await refusalOf(shop, { user, password: form.password, newPassword }, reply);
    if (refused !== null) return sendPage(reply.status(422), passwordPage(refused));
    const changed = await shop.transaction(async ({ auth, users }) => {
      // Of two changes at once, the second one finds another current password.
      await users.lock(user.id);
      return answerOrCode(
        auth.api.changePassword({
          body: { currentPassword: form.password, newPassword: form.newPassword, revokeOtherSessions: true },
          headers: cookiesOf(reply.request),
          returnHeaders: true,
        }),
      );
    });
    if ('code' in changed) {
      return sendPage(reply.status(422), passwordPage({ problems: { password: words.wrongPassword } }));
    }
    passCookie(reply, shop.config, changed.answer.headers);
    await shop.users.endLinks(user.id);
    await knowBrowser(shop, user.email, reply);
    return done(reply, shop, 'password-changed');
  },
};

/** The problem of a new address, if any; logged-in buyers know their own address. */
function newEmailProblem(email: string, { email: own }: UserRow, words: Texts['problems']): string | null {
  if (!isAccountEmail(email)) return words.emailInvalid;
  return emailKey(email) === own ? words.emailSame : null;
}

/** Starts a change of email: the answer and the email are the same whether the new address is free or has an account. */
const email: Change<Static<typeof loginForm>> = {
  path: '/account/email',
  page: () => createElement(ChangeEmailPage),
  ended: ({ email }) => createElement(ChangeEmailPage, { email, hasEnded: true }),
  change: async (shop, { user, form: { email, password } }, reply) => {
    const problem = newEmailProblem(email, user, problemsIn(reply));
    const refused = await refusalOf(shop, { user, password, email: problem }, reply);
    if (refused !== null) return sendPage(reply.status(422), createElement(ChangeEmailPage, { email, ...refused }));
    const language = languageOf(reply.request);
    await shop.outbox.add({ kind: 'email-old', userId: user.id, newEmail: emailKey(email), language });
    return redirectToDone(reply, 'change-sent');
  },
};

const deletion: Change<Static<typeof passwordForm>> = {
  path: '/account/delete',
  page: () => createElement(DeleteAccountPage),
  ended: () => null,
  change: async (shop, { user, form: { password } }, reply) => {
    const refused = await refusalOf(shop, { user, password }, reply);
    if (refused !== null) return sendPage(reply.status(422), createElement(DeleteAccountPage, refused));
    const headers = cookiesOf(reply.request);
    await shop.transaction(({ auth }) => auth.api.deleteUser({ body: { password }, headers }));
    await endSession(shop, reply);
    return redirectToDone(reply, 'deleted');
  },
};

const opened =
  <Form>(shop: Shop, { path, page }: Change<Form>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const open = await sessionOf(shop, request);
    return open === null ? reply.redirect(loginPath(path), 303) : sendPage(reply, page(open.user));
  };

const sent =
  <Form>(shop: Shop, { path, ended, change }: Change<Form>) =>
  async (request: FastifyRequest & { readonly body: Form }, reply: FastifyReply) => {
    const open = await sessionOf(shop, request);
    if (open !== null) return change(shop, { user: open.user, form: request.body }, reply);
    const page = ended(request.body);
    return page === null ? reply.redirect(loginPath(path), 303) : sendPage(reply.status(401), page);
  };

const guarded = <Body extends TSchema>(body: Body) => ({ onRequest: refuseOtherSites, schema: { body } });

/** The account's forms: details, password, email and deletion. */
export const accountChangeRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(details.path, opened(shop, details));
    app.post(details.path, guarded(detailsForm), sent(shop, details));
    app.get(password.path, opened(shop, password));
    app.post(password.path, guarded(newPasswordForm), sent(shop, password));
    app.get(email.path, opened(shop, email));
    app.post(email.path, guarded(loginForm), sent(shop, email));
    app.get(deletion.path, opened(shop, deletion));
    app.post(deletion.path, guarded(passwordForm), sent(shop, deletion));
  };
