import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { emailKey, isEmail } from '../accounts/emails.ts';
import { answerOrCode } from '../accounts/refused.ts';
import { passwordProblem } from '../accounts/register.ts';
import { userIdOfReset } from '../accounts/reset-token.ts';
import { countTry } from '../accounts/throttle.ts';
import { languageOf } from '../http/language.ts';
import { ownPath } from '../http/own-path.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { rememberWayBack, wayBackOf } from '../http/way-back-cookie.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import { textsIn, type Texts } from '../text/texts.ts';
import { forgotPath, loginPath } from '../views/account-links.ts';
import { NoticePage } from '../views/notice-page.tsx';
import { ForgotPage, ResetPage } from '../views/passwords.tsx';
import { redirectQuery } from './account-forms.ts';

const params = Type.Object({ token: Type.String({ maxLength: 1000 }) });
const forgotForm = Type.Object({ email: Type.String({ maxLength: 254, default: '' }) });
const resetForm = Type.Object({ password: Type.String({ maxLength: 200, default: '' }) });

function emailProblem(email: string, { problems }: Texts): string | undefined {
  if (email.trim() === '') return problems.email;
  return isEmail(email) ? undefined : problems.emailInvalid;
}

/** Owes the mail, if there is an account; nothing that is seen or timed from outside depends on that. */
async function askForReset(shop: Shop, email: string, language: Language): Promise<void> {
  const now = shop.now();
  const user = await shop.users.findByEmail(emailKey(email));
  // Without an account a row is written as well, for a mail that is dropped.
  await shop.mails.owe([{ kind: 'reset', about: user?.id ?? 'nobody', language, once: `${now.getTime()}` }], now);
  shop.mailer.wake();
}

interface Forgotten {
  readonly email: string;
  readonly back: string;
}

async function forgot(shop: Shop, { email, back }: Forgotten, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOf(reply.request);
  const text = textsIn(language);
  const problem = emailProblem(email, text);
  if (problem !== undefined) return sendPage(reply.status(422), createElement(ForgotPage, { back, email, problem }));
  const seconds = await countTry(shop, { what: 'reset', ip: reply.request.ip, account: emailKey(email) });
  if (seconds > 0) {
    const alert = text.problems.tooManyTries(seconds);
    return sendPage(
      reply.status(429).header('retry-after', seconds),
      createElement(ForgotPage, { back, email, alert }),
    );
  }
  await askForReset(shop, email, language);
  rememberWayBack(reply, shop.config, back);
  const { sentTitle: title, sentText, login } = text.account;
  const link = { text: login, href: loginPath(back) };
  return sendPage(reply, createElement(NoticePage, { title, text: sentText, link }));
}

/** The account that a link lets choose a new password, or null. */
async function userOf(shop: Shop, token: string): Promise<UserRow | null> {
  const id = await userIdOfReset(shop.auth, token);
  return id === null ? null : shop.users.find(id);
}

function linkOver(reply: FastifyReply): FastifyReply {
  const { account: text } = textsIn(languageOf(reply.request));
  const link = { text: text.forgot, href: forgotPath(wayBackOf(reply.request)) };
  return sendPage(
    reply.status(410),
    createElement(NoticePage, { title: text.linkOver, text: text.linkOverText, link, isMailed: true }),
  );
}

interface Choice {
  readonly user: UserRow;
  readonly token: string;
  readonly password: string;
}

async function reset(shop: Shop, { user, token, password }: Choice, reply: FastifyReply): Promise<FastifyReply> {
  const text = textsIn(languageOf(reply.request));
  const back = wayBackOf(reply.request);
  const problem = passwordProblem({ email: user.email, password }, text.problems);
  if (problem !== null) return sendPage(reply.status(422), createElement(ResetPage, { back, problem }));
  const done = await answerOrCode(shop.auth.api.resetPassword({ body: { newPassword: password, token } }));
  if ('code' in done) return linkOver(reply);
  const { reset: title, resetText, login } = text.account;
  const link = { text: login, href: loginPath(back) };
  return sendPage(reply, createElement(NoticePage, { title, text: resetText, link, isMailed: true }));
}

/** A forgotten password: a mail to the account's address, and by its link, once, a new password. */
export const passwordRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/forgot', { schema: { querystring: redirectQuery } }, async ({ query }, reply) =>
      sendPage(reply, createElement(ForgotPage, { back: ownPath(query.redirect) })),
    );
    const form = { onRequest: refuseOtherSites, schema: { querystring: redirectQuery, body: forgotForm } };
    app.post('/forgot', form, async ({ body, query }, reply) =>
      forgot(shop, { email: body.email, back: ownPath(query.redirect) }, reply),
    );
    app.get('/reset/:token', { schema: { params } }, async (request, reply) => {
      const user = await userOf(shop, request.params.token);
      return user === null ? linkOver(reply) : sendPage(reply, createElement(ResetPage, { back: wayBackOf(request) }));
    });
    const schema = { params, body: resetForm };
    app.post('/reset/:token', { onRequest: refuseOtherSites, schema }, async (request, reply) => {
      const { token } = request.params;
      const user = await userOf(shop, token);
      return user === null ? linkOver(reply) : reset(shop, { user, token, password: request.body.password }, reply);
    });
  };
