import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { addAccount, registrationProblems, type Registration } from '../accounts/register.ts';
import { logIn } from '../accounts/log-in.ts';
import { countTry } from '../accounts/throttle.ts';
import { enter } from '../http/enter.ts';
import { browserMark } from '../http/known-cookie.ts';
import { languageOf } from '../http/language.ts';
import { ownPath } from '../http/own-path.ts';
import { sendPage } from '../http/pages.ts';
import { rememberRegistered } from '../http/registered-cookie.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { sessionOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { loginPath } from '../views/account-links.ts';
import { textsIn } from '../text/texts.ts';
import { RegisterPage } from '../views/register.tsx';
import { redirectQuery, registerForm } from './account-forms.ts';

interface Attempt {
  readonly form: Registration;
  readonly back: string;
}

async function attempt(shop: Shop, { form, back }: Attempt, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOf(reply.request);
  const text = textsIn(language).problems;
  const problems = registrationProblems(form, text);
  const isRight = Object.keys(problems).length === 0;
  if (!isRight) return sendPage(reply.status(422), createElement(RegisterPage, { back, form, problems }));
  const seconds = await countTry(shop, { what: 'register', ip: reply.request.ip });
  if (seconds > 0) {
    const page = createElement(RegisterPage, { back, form, alert: text.tooManyTries(seconds) });
    return sendPage(reply.status(429).header('retry-after', seconds), page);
  }
  await addAccount(shop, form, language);
  // Nobody types a password again that was chosen a moment ago. An account that the email had keeps its own.
  const login = await logIn(shop, form, { ip: reply.request.ip, mark: browserMark(reply.request) });
  if (login.kind === 'in') {
    await enter(shop, login.user, reply);
    return reply.redirect(back, 303);
  }
  rememberRegistered(reply, shop.config, form.email.trim());
  return reply.redirect(loginPath(back), 303);
}

/**
 * Making an account, which logs its buyer in. If the email has an account, nothing changes, and the login page asks for its
 * password.
 */
export const registerRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/register', { schema: { querystring: redirectQuery } }, async (request, reply) => {
      const back = ownPath(request.query.redirect);
      if ((await sessionOf(shop, request)) !== null) return reply.redirect(back, 303);
      return sendPage(reply, createElement(RegisterPage, { back }));
    });

    const form = { onRequest: refuseOtherSites, schema: { querystring: redirectQuery, body: registerForm } };
    app.post('/register', form, async (request, reply) =>
      attempt(shop, { form: request.body, back: ownPath(request.query.redirect) }, reply),
    );
  };
