import type { FastifyPluginAsyncTypebox, Static } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { createElement } from 'react';
import { loginForm, redirectQuery } from '../accounts/forms.ts';
import { logIn } from '../accounts/log-in.ts';
import { browserMark, setNotice, takeNotice } from '../http/cookies.ts';
import { keepProblems } from '../http/form-problems.ts';
import { languageOf } from '../http/language.ts';
import { sendPage, sendTooManyTries } from '../http/pages.ts';
import { reason, Refusal } from '../http/refusal.ts';
import { refuseOtherSites } from '../http/security.ts';
import { endSession, enter, sessionOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { accessLifetime } from '../signed-tokens.ts';
import { textsIn } from '../text/texts.ts';
import { ownPath } from '../views/account-links.ts';
import type { Refused } from '../views/form.tsx';
import { LoginPage } from '../views/login.tsx';

interface Attempt {
  readonly form: Static<typeof loginForm>;
  readonly back: string;
}

async function attemptLogin(shop: Shop, { form, back }: Attempt, reply: FastifyReply): Promise<FastifyReply> {
  const again = (refused: Refused<'email' | 'password'>) =>
    createElement(LoginPage, { back, email: form.email, ...refused });
  const text = textsIn(languageOf(reply.request)).problems;
  const problems = keepProblems({
    email: form.email.trim() === '' ? text.email : null,
    password: form.password === '' ? text.password : null,
  });
  if (Object.keys(problems).length > 0) return sendPage(reply.status(422), again({ problems }));
  const { request } = reply;
  const visit = { email: form.email, ip: request.ip, mark: browserMark(request) };
  const login = await logIn(shop, { ...form, language: languageOf(request) }, visit);
  if (login.kind === 'wait') return sendTooManyTries(reply, login.seconds, (alert) => again({ alert }));
  if (login.kind === 'wrong') return sendPage(reply.status(422), again({ alert: text.wrongLogin }));
  await enter(shop, login.value, reply);
  return reply.redirect(back, 303);
}

/** Logging in and out. `redirect` in the URL is the destination; its fragment, a draft, stays in the browser. */
export const loginRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/login', { schema: { querystring: redirectQuery } }, async (request, reply) => {
      const back = ownPath(request.query.redirect);
      if ((await sessionOf(shop, request)) !== null) return reply.redirect(back, 303);
      const notice = takeNotice(reply);
      return sendPage(reply, createElement(LoginPage, { back, email: '', notice }));
    });

    const form = { onRequest: refuseOtherSites, schema: { querystring: redirectQuery, body: loginForm } };
    app.post('/login', form, async (request, reply) =>
      attemptLogin(shop, { form: request.body, back: ownPath(request.query.redirect) }, reply),
    );

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
export const sessionRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
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
