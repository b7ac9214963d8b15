import type { FastifyPluginAsyncTypebox, Static } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { answerOrCode } from '../accounts/auth.ts';
import { emailKey } from '../accounts/emails.ts';
import { loginForm, redirectQuery } from '../accounts/forms.ts';
import { prove } from '../accounts/prove.ts';
import { setNotice, takeNotice } from '../http/cookies.ts';
import { keepProblems } from '../http/form-problems.ts';
import { languageOf } from '../http/language.ts';
import { sendPage, sendTooManyTries } from '../http/pages.ts';
import { reason, Refusal } from '../http/refusal.ts';
import { refuseOtherSites } from '../http/security.ts';
import { endSession, enter, sessionOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { accessLifetime } from '../signed-tokens.ts';
import type { Language } from '../text/language.ts';
import { textsIn } from '../text/texts.ts';
import { ownPath } from '../views/account-links.ts';
import type { Refused } from '../views/form.tsx';
import { LoginPage } from '../views/login.tsx';

/** Sends the confirmation email to the owner of a new account again, once an hour at most: it may have been lost. */
async function remind(shop: Shop, email: string, language: Language): Promise<void> {
  const user = await shop.users.findByEmail(email);
  if (user === null) return;
  const hour = shop.now().toISOString().slice(0, 13);
  await shop.outbox.add({ kind: 'verify', userId: user.id, language, period: hour });
}

/**
 * Logs in with an email and a password. A wrong password, an unknown email and an unconfirmed account give the same
 * result in the same time.
 */
function logIn(shop: Shop, request: FastifyRequest, { email: typed, password }: Static<typeof loginForm>) {
  const email = emailKey(typed);
  return prove(shop, request, email, async () => {
    const result = await answerOrCode(shop.auth.api.signInEmail({ body: { email, password }, returnHeaders: true }));
    if ('answer' in result) return result.answer;
    if (result.code === 'EMAIL_NOT_VERIFIED') await remind(shop, email, languageOf(request));
    return null;
  });
}

/** Logging in and out. `redirect` in the URL is the destination; its fragment, a draft, stays in the browser. */
export const loginRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/login', { schema: { querystring: redirectQuery } }, async (request, reply) => {
    const back = ownPath(request.query.redirect);
    if ((await sessionOf(shop, request)) !== null) return reply.redirect(back, 303);
    const notice = takeNotice(reply);
    return sendPage(reply, createElement(LoginPage, { back, email: '', notice }));
  });

  const form = { onRequest: refuseOtherSites, schema: { querystring: redirectQuery, body: loginForm } };
  app.post('/login', form, async (request, reply) => {
    const { email, password } = request.body;
    const back = ownPath(request.query.redirect);
    const again = (refused: Refused<'email' | 'password'>) => createElement(LoginPage, { back, email, ...refused });
    const text = textsIn(languageOf(request)).problems;
    const problems = keepProblems({
      email: email.trim() === '' ? text.email : null,
      password: password === '' ? text.password : null,
    });
    if (Object.keys(problems).length > 0) return sendPage(reply.status(422), again({ problems }));
    const login = await logIn(shop, request, request.body);
    if (login.kind === 'wait') return sendTooManyTries(reply, login.seconds, (alert) => again({ alert }));
    if (login.kind === 'wrong') return sendPage(reply.status(422), again({ alert: text.wrongLogin }));
    const { response, headers } = login.value;
    await enter(shop, reply, response.user.id, headers);
    return reply.redirect(back, 303);
  });

  app.post('/logout', { onRequest: refuseOtherSites }, async (_request, reply) => {
    await endSession(shop, reply);
    setNotice(reply, 'logged-out');
    return reply.redirect('/', 303);
  });
};

/**
 * `POST /session/token`: a fresh access token for the buyer who is logged in on this browser, otherwise 401. For the
 * shop's own pages only: no other site may call it or read the answer.
 */
export const sessionRoutes: FastifyPluginAsync = async (app) => {
  const { shop } = app;
  app.post('/session/token', { onRequest: refuseOtherSites }, async (request, reply) => {
    const open = await sessionOf(shop, request);
    if (open === null) throw new Refusal(401, reason('login-needed'));
    const { user, sessionId } = open;
    const claim = { subject: user.id, session: sessionId };
    const accessToken = await shop.signedTokens.sign('access', claim, shop.now());
    return reply
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'same-origin')
      .send({ accessToken, userId: user.id, expiresIn: accessLifetime });
  });
};
