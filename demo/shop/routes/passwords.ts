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
import type { Language } from '../text/language.ts';
import { textsIn } from '../text/texts.ts';
import type { Refused } from '../views/form.tsx';
import { ForgotPage, ResetPage } from '../views/passwords.tsx';
import { redirectToDone } from './done.ts';

/** Stores the email, if there is an account; nothing visible or measurable from outside depends on that. */
async function askForReset(shop: Shop, email: string, language: Language): Promise<void> {
  const user = await shop.users.findByEmail(emailKey(email));
  // Without an account, a row is written as well, for an email that is dropped.
  await shop.outbox.add({ kind: 'reset', userId: user?.id ?? null, language });
}

interface Forgotten {
  readonly email: string;
  readonly back: string;
}

async function forgot(shop: Shop, { email, back }: Forgotten, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOf(reply.request);
  const problem = emailProblem(email, textsIn(language).problems);
  const again = (refused: Refused<'email'>) => createElement(ForgotPage, { back, email, ...refused });
  if (problem !== null) return sendPage(reply.status(422), again({ problems: { email: problem } }));
  const seconds = await countTry(shop, { what: 'reset', ip: reply.request.ip, account: emailKey(email) });
  if (seconds > 0) return sendTooManyTries(reply, seconds, (alert) => again({ alert }));
  await askForReset(shop, email, language);
  setCookie(reply, 'way-back', back);
  return redirectToDone(reply, 'link-sent');
}

/** The account whose password a link can change, or null. */
async function userOf(shop: Shop, token: string): Promise<UserRow | null> {
  const id = await userIdOfReset(shop.auth, token);
  return id === null ? null : shop.users.find(id);
}

const linkOver = (reply: FastifyReply): FastifyReply =>
  sendLinkOver(reply, ({ account }) => ({ text: account.forgot, href: forgotPath(wayBackOf(reply.request)) }));

interface Choice {
  readonly user: UserRow;
  readonly token: string;
  readonly password: string;
}

async function reset(shop: Shop, { user, token, password }: Choice, reply: FastifyReply): Promise<FastifyReply> {
  const back = wayBackOf(reply.request);
  const problem = passwordProblem({ email: user.email, password }, textsIn(languageOf(reply.request)).problems);
  if (problem !== null) {
    return sendPage(reply.status(422), createElement(ResetPage, { back, problems: { password: problem } }));
  }
  const done = await shop.transaction(({ auth }) =>
    answerOrCode(auth.api.resetPassword({ body: { newPassword: password, token } })),
  );
  if ('code' in done) return linkOver(reply);
  return redirectToDone(reply, 'password-reset');
}

/** A forgotten password: an email to the account's address and, through its link, once, a new password. */
export const passwordRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/forgot', { schema: { querystring: redirectQuery } }, async ({ query }, reply) =>
      sendPage(reply, createElement(ForgotPage, { back: ownPath(query.redirect) })),
    );
    const form = { onRequest: refuseOtherSites, schema: { querystring: redirectQuery, body: emailForm } };
    app.post('/forgot', form, async ({ body, query }, reply) =>
      forgot(shop, { email: body.email, back: ownPath(query.redirect) }, reply),
    );
    app.get('/reset/:token', { schema: { params: tokenParams } }, async (request, reply) => {
      const user = await userOf(shop, request.params.token);
      return user === null ? linkOver(reply) : sendPage(reply, createElement(ResetPage, { back: wayBackOf(request) }));
    });
    const schema = { params: tokenParams, body: passwordForm };
    app.post('/reset/:token', { onRequest: refuseOtherSites, schema }, async (request, reply) => {
      const { token } = request.params;
      const user = await userOf(shop, token);
      return user === null ? linkOver(reply) : reset(shop, { user, token, password: request.body.password }, reply);
    });
  };
