import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement, type ReactElement } from 'react';
import { Value } from 'typebox/value';
import { detailsForm, loginForm, newPasswordForm, passwordForm } from '../accounts/forms.ts';
import { detailsFrom, detailsProblems, formOf } from '../accounts/details.ts';
import { emailKey, isAccountEmail } from '../accounts/emails.ts';
import { prove } from '../accounts/prove.ts';
import { answerOrCode } from '../accounts/auth.ts';
import { passwordProblem } from '../accounts/register.ts';
import { buyerOf } from '../http/bearer.ts';
import { setNotice, type Notice } from '../http/cookies.ts';
import { keepProblems } from '../http/form-problems.ts';
import { languageOf } from '../http/language.ts';
import { sendPage } from '../http/pages.ts';
import { cookiesOf, endSession, knowBrowser, passCookie } from '../http/session-cookie.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn, type Texts } from '../text/texts.ts';
import { ChangeEmailPage, ChangePasswordPage, DeleteAccountPage } from '../views/account-changes.tsx';
import { DetailsPage } from '../views/details.tsx';
import type { Refused } from '../views/form.tsx';
import { redirectToDone } from './done.ts';

const problemsIn = (reply: FastifyReply): Texts['problems'] => textsIn(languageOf(reply.request)).problems;

const done = (reply: FastifyReply, notice: Notice): FastifyReply => setNotice(reply, notice).redirect('/account', 303);

/**
 * All problems of a form that requires the account's password, in the buyer's language; null if there are none. A
 * filled-in password counts as a login attempt.
 */
async function refusalOf(
  shop: Shop,
  reply: FastifyReply,
  password: string,
  others: { readonly email?: string | null; readonly newPassword?: string | null } = {},
): Promise<Refused | null> {
  const { email = null, newPassword = null } = others;
  const { request } = reply;
  const text = problemsIn(reply);
  const check = async () => {
    const body = { password };
    const result = await answerOrCode(shop.auth.api.verifyPassword({ body, headers: cookiesOf(request) }));
    return 'answer' in result ? true : null;
  };
  const proof = password === '' ? null : await prove(shop, request, buyerOf(request).email, check);
  const wrong = proof?.kind === 'wrong' ? text.wrongPassword : null;
  const problems = keepProblems({ email, password: proof === null ? text.password : wrong, newPassword });
  if (proof?.kind === 'wait') return { problems, alert: text.tooManyTries(proof.seconds) };
  return Object.keys(problems).length > 0 ? { problems } : null;
}

/** The form for the buyer's own details. */
const detailsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/account/details', async (request, reply) => {
    const user = buyerOf(request);
    return sendPage(reply, createElement(DetailsPage, { form: formOf(user), email: user.email }));
  });

  app.post('/account/details', { schema: { body: detailsForm } }, async (request, reply) => {
    const { id, email } = buyerOf(request);
    const form = request.body;
    const typed = detailsFrom(form);
    const problems = detailsProblems(typed, problemsIn(reply));
    if (Object.keys(problems).length > 0) {
      return sendPage(reply.status(422), createElement(DetailsPage, { form, email, problems }));
    }
    await shop.users.update(id, typed);
    return done(reply, 'saved');
  });
};

/**
 * Changing the password with the current one. All sessions end, including this one: the browser gets a new one, and its
 * old cookie is useless to anyone who has it.
 */
const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/account/password', async (_request, reply) => sendPage(reply, createElement(ChangePasswordPage)));

  app.post('/account/password', { schema: { body: newPasswordForm } }, async (request, reply) => {
    const { id, email } = buyerOf(request);
    const { password, newPassword } = request.body;
    const text = problemsIn(reply);
    const again = (refused: Refused) => sendPage(reply.status(422), createElement(ChangePasswordPage, refused));
    const problem = passwordProblem({ email, password: newPassword }, text);
    const refused = await refusalOf(shop, reply, password, { newPassword: problem });
    if (refused !== null) return again(refused);
    const changed = await shop.transaction(async ({ auth, users }) => {
      // Of two changes at once, the second one finds another current password.
      await users.lock(id);
      const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
      const headers = cookiesOf(request);
      return answerOrCode(auth.api.changePassword({ body, headers, returnHeaders: true }));
    });
    if ('code' in changed) return again({ problems: { password: text.wrongPassword } });
    passCookie(reply, shop.config, changed.answer.headers);
    await shop.users.endLinks(id);
    await knowBrowser(shop, email, reply);
    return done(reply, 'password-changed');
  });
};

/** The problem of a new address, if any; logged-in buyers know their own address. */
function newEmailProblem(email: string, { email: own }: UserRow, text: Texts['problems']): string | null {
  if (!isAccountEmail(email)) return text.emailInvalid;
  return emailKey(email) === own ? text.emailSame : null;
}

/** Starts a change of email: the answer and the email are the same whether the new address is free or has an account. */
const emailRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/account/email', async (_request, reply) => sendPage(reply, createElement(ChangeEmailPage)));

  app.post('/account/email', { schema: { body: loginForm } }, async (request, reply) => {
    const user = buyerOf(request);
    const { email, password } = request.body;
    const problem = newEmailProblem(email, user, problemsIn(reply));
    const refused = await refusalOf(shop, reply, password, { email: problem });
    if (refused !== null) return sendPage(reply.status(422), createElement(ChangeEmailPage, { email, ...refused }));
    const language = languageOf(request);
    await shop.outbox.add({ kind: 'email-old', userId: user.id, newEmail: emailKey(email), language });
    return redirectToDone(reply, 'change-sent');
  });
};

const deletionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/account/delete', async (_request, reply) => sendPage(reply, createElement(DeleteAccountPage)));

  app.post('/account/delete', { schema: { body: passwordForm } }, async (request, reply) => {
    const { password } = request.body;
    const refused = await refusalOf(shop, reply, password);
    if (refused !== null) return sendPage(reply.status(422), createElement(DeleteAccountPage, refused));
    const headers = cookiesOf(request);
    await shop.transaction(({ auth }) => auth.api.deleteUser({ body: { password }, headers }));
    await endSession(shop, reply);
    return redirectToDone(reply, 'deleted');
  });
};

/** The page for a form sent after the session expired: everything typed, except passwords. Null for other requests. */
export function expiredPage({ routeOptions: { url }, body }: FastifyRequest): ReactElement | null {
  if (url === '/account/details' && Value.Check(detailsForm, body)) return createElement(DetailsPage, { form: body });
  if (url === '/account/email' && Value.Check(loginForm, body)) {
    return createElement(ChangeEmailPage, { email: body.email, hasExpired: true });
  }
  const isPassword = url === '/account/password' && Value.Check(newPasswordForm, body);
  return isPassword ? createElement(ChangePasswordPage, { hasExpired: true }) : null;
}

/** The account's forms: details, password, email and deletion. */
export const accountChangeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const routes of [detailsRoutes, passwordRoutes, emailRoutes, deletionRoutes]) await app.register(routes);
};
