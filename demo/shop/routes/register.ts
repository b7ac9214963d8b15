import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createElement, type ReactElement } from 'react';
import { redirectQuery, registerForm } from '../accounts/forms.ts';
import { emailKey } from '../accounts/emails.ts';
import { addAccount, mailAgain, registrationProblems, type Registration } from '../accounts/register.ts';
import { countTry } from '../accounts/throttle.ts';
import { setNotice, rememberRegistered, setCookie, takeNotice, wayBackOf } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import { ownPath, registeredPath, registerPath } from '../views/account-links.ts';
import { sendPage, sendTooManyTries } from '../http/pages.ts';
import { refuseOtherSites } from '../http/security.ts';
import { sessionOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import type { Refused } from '../views/form.tsx';
import { RegisteredPage, RegisterPage } from '../views/register.tsx';

async function sendAgain(shop: Shop, email: string, reply: FastifyReply): Promise<FastifyReply> {
  const { request } = reply;
  const back = wayBackOf(request);
  const seconds = await countTry(shop, { what: 'register', ip: request.ip, account: emailKey(email) });
  if (seconds > 0) {
    return sendTooManyTries(reply, seconds, (alert) => createElement(RegisteredPage, { back, email, alert }));
  }
  await mailAgain(shop, email, languageOf(request));
  setNotice(reply, 'sent-again');
  return reply.redirect(registeredPath, 303);
}

/** The email address that this browser has just registered; empty if there is none. */
const registeredAs = ({ cookies }: FastifyRequest): string => cookies['registered-as'] ?? '';

/** The page after registering, which sends the email again on request. */
function sentRoutes(shop: Shop, app: FastifyInstance): void {
  app.get(registeredPath, async (request, reply) => {
    const [back, email] = [wayBackOf(request), registeredAs(request)];
    if (email === '') return reply.redirect(registerPath(back), 303);
    const notice = takeNotice(reply);
    return sendPage(reply, createElement(RegisteredPage, { back, email, notice }));
  });

  app.post(registeredPath, { onRequest: refuseOtherSites }, async (request, reply) => {
    const email = registeredAs(request);
    return email === '' ? reply.redirect(registerPath(wayBackOf(request)), 303) : sendAgain(shop, email, reply);
  });
}

interface Submitted {
  readonly form: Registration;
  /** The destination after logging in, a path on this shop. */
  readonly back: string;
  /** The page with the form, to show it again. */
  readonly page: (refused: Refused<keyof Registration>) => ReactElement | Promise<ReactElement>;
}

/** Creates the account of a form, or shows the form again. */
export async function submitRegistration(shop: Shop, reply: FastifyReply, { form, back, page }: Submitted) {
  const { request } = reply;
  const language = languageOf(request);
  const problems = registrationProblems(form, textsIn(language).problems);
  if (Object.keys(problems).length > 0) return sendPage(reply.status(422), await page({ problems }));
  const seconds = await countTry(shop, { what: 'register', ip: request.ip, account: emailKey(form.email) });
  if (seconds > 0) return sendTooManyTries(reply, seconds, (alert) => page({ alert }));
  await rememberRegistered(shop, await addAccount(shop, form, language), reply);
  setCookie(reply, 'way-back', back);
  setCookie(reply, 'registered-as', form.email.trim());
  return reply.redirect(registeredPath, 303);
}

/**
 * Creating an account, which waits for its address to be confirmed. The answer is the same if the email already has an
 * account, so that nobody can find out.
 */
export const registerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/register', { schema: { querystring: redirectQuery } }, async (request, reply) => {
    const back = ownPath(request.query.redirect);
    if ((await sessionOf(shop, request)) !== null) return reply.redirect(back, 303);
    return sendPage(reply, createElement(RegisterPage, { back, form: { email: registeredAs(request) } }));
  });

  const form = { onRequest: refuseOtherSites, schema: { querystring: redirectQuery, body: registerForm } };
  app.post('/register', form, async (request, reply) => {
    const { body: form } = request;
    const back = ownPath(request.query.redirect);
    const page = (refused: Refused<keyof Registration>) => createElement(RegisterPage, { back, form, ...refused });
    return submitRegistration(shop, reply, { form, back, page });
  });
  sentRoutes(shop, app);
};
