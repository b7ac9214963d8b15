import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { emailForm, passwordForm, redirectQuery } from '../accounts/forms.ts';
import { emailKey } from '../accounts/emails.ts';
import { answerOrCode } from '../accounts/auth.ts';
import { emailProblem, passwordProblem } from '../accounts/register.ts';
import { userIdOfReset } from '../accounts/mail-links.ts';
import { countTry } from '../accounts/throttle.ts';
import { setCookie, wayBackOf } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import { forgotPath, ownPath } from '../views/account-links.ts';
import { sendLinkOver, sendPage, sendTooManyTries } from '../http/pages.ts';
import { refuseOtherSites } from '../http/security.ts';
import { tokenParams } from '../http/token-params.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import type { Refused } from '../views/form.tsx';
import { ForgotPage, ResetPage } from '../views/passwords.tsx';
import { redirectToDone } from './done.ts';

/** The account whose password a link can change, or null. */
async function userOf(shop: Shop, token: string): Promise<UserRow | null> {
  const id = await userIdOfReset(shop.auth, token);
  return id === null ? null : shop.users.find(id);
}

const linkOver = (reply: FastifyReply): FastifyReply =>
  sendLinkOver(reply, ({ account }) => ({ text: account.forgot, href: forgotPath(wayBackOf(reply.request)) }));

/** A forgotten password: an email to the account's address and, through its link, once, a new password. */
export const passwordRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/forgot', { schema: { querystring: redirectQuery } }, async ({ query }, reply) =>
    sendPage(reply, createElement(ForgotPage, { back: ownPath(query.redirect) })),
  );
  const form = { onRequest: refuseOtherSites, schema: { querystring: redirectQuery, body: emailForm } };
  app.post('/forgot', form, async (request, reply) => {
    const { email } = request.body;
    const back = ownPath(request.query.redirect);
    const language = languageOf(request);
    const again = (refused: Refused<'email'>) => createElement(ForgotPage, { back, email, ...refused });
    const problem = emailProblem(email, textsIn(language).problems);
    if (problem !== null) return sendPage(reply.status(422), again({ problems: { email: problem } }));
    const account = emailKey(email);
    const seconds = await countTry(shop, { what: 'reset', ip: request.ip, account });
    if (seconds > 0) return sendTooManyTries(reply, seconds, (alert) => again({ alert }));
    // Without an account, an email that is dropped is stored: nothing visible or measurable depends on the account.
    const userId = (await shop.users.findByEmail(account))?.id ?? null;
    await shop.outbox.add({ kind: 'reset', userId, language });
    setCookie(reply, 'way-back', back);
    return redirectToDone(reply, 'link-sent');
  });
  app.get('/reset/:token', { schema: { params: tokenParams } }, async (request, reply) => {
    const user = await userOf(shop, request.params.token);
    return user === null ? linkOver(reply) : sendPage(reply, createElement(ResetPage, { back: wayBackOf(request) }));
  });
  const schema = { params: tokenParams, body: passwordForm };
  app.post('/reset/:token', { onRequest: refuseOtherSites, schema }, async (request, reply) => {
    const { token } = request.params;
    const { password } = request.body;
    const user = await userOf(shop, token);
    if (user === null) return linkOver(reply);
    const problem = passwordProblem({ email: user.email, password }, textsIn(languageOf(request)).problems);
    if (problem !== null) {
      const page = { back: wayBackOf(request), problems: { password: problem } };
      return sendPage(reply.status(422), createElement(ResetPage, page));
    }
    const done = await shop.transaction(({ auth }) =>
      answerOrCode(auth.api.resetPassword({ body: { newPassword: password, token } })),
    );
    return 'code' in done ? linkOver(reply) : redirectToDone(reply, 'password-reset');
  });
};
