import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { redirectQuery, registerForm } from '../accounts/forms.ts';
import { emailKey } from '../accounts/emails.ts';
import { addAccount, registrationProblems, type Registration } from '../accounts/register.ts';
import { countTry } from '../accounts/throttle.ts';
import { rememberRegistered, setCookie } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import { ownPath } from '../http/own-path.ts';
import { sendPage, sendTooManyTries } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { sessionOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import type { Refused } from '../views/form.tsx';
import { RegisteredPage, RegisterPage } from '../views/register.tsx';

interface Attempt {
  readonly form: Registration;
  readonly back: string;
}

async function attempt(shop: Shop, { form, back }: Attempt, reply: FastifyReply): Promise<FastifyReply> {
  const language = languageOf(reply.request);
  const text = textsIn(language).problems;
  const again = (refused: Refused<keyof Registration>) => createElement(RegisterPage, { back, form, ...refused });
  const problems = registrationProblems(form, text);
  if (Object.keys(problems).length > 0) return sendPage(reply.status(422), again({ problems }));
  const { request } = reply;
  const seconds = await countTry(shop, { what: 'register', ip: request.ip, account: emailKey(form.email) });
  if (seconds > 0) return sendTooManyTries(reply, seconds, (alert) => again({ alert }));
  const userId = await addAccount(shop, form, language);
  if (userId === null) return sendPage(reply.status(422), again({ problems: { email: text.emailInvalid } }));
  await rememberRegistered(shop, userId, reply);
  setCookie(reply, shop.config, { name: 'way-back', value: back });
  return sendPage(reply, createElement(RegisteredPage, { back, email: form.email.trim() }));
}

/**
 * Creating an account, which waits for its address to be confirmed. The answer is the same if the email already has an
 * account, so that nobody can find out.
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
