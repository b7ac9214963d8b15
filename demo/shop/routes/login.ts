import type { FastifyPluginAsyncTypebox, Static } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { logIn } from '../accounts/log-in.ts';
import { waitSentence } from '../accounts/throttle.ts';
import { keepProblems } from '../http/form-problems.ts';
import { browserMark, rememberBrowser } from '../http/known-cookie.ts';
import { ownPath } from '../http/own-path.ts';
import { sendPage } from '../http/pages.ts';
import { forgetRegistered, registeredEmail } from '../http/registered-cookie.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { endSession, sessionOf, startSession } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { loginPage } from '../views/login.tsx';
import { loginForm, redirectQuery } from './account-forms.ts';

const wrong = 'Email or password is not right.';

interface Attempt {
  readonly form: Static<typeof loginForm>;
  readonly back: string;
}

async function attemptLogin(shop: Shop, { form, back }: Attempt, reply: FastifyReply): Promise<FastifyReply> {
  const again = { back, email: form.email };
  const problems = keepProblems({
    email: form.email.trim() === '' ? 'Enter your email.' : null,
    password: form.password === '' ? 'Enter your password.' : null,
  });
  if (Object.keys(problems).length > 0) return sendPage(reply.status(422), loginPage({ ...again, problems }));
  const login = await logIn(shop, form, { ip: reply.request.ip, mark: browserMark(reply.request) });
  if (login.kind === 'wait') {
    const page = loginPage({ ...again, alert: waitSentence(login.seconds) });
    return sendPage(reply.status(429).header('retry-after', login.seconds), page);
  }
  if (login.kind === 'wrong') return sendPage(reply.status(422), loginPage({ ...again, alert: wrong }));
  await startSession(shop, login.user, reply);
  rememberBrowser(reply, shop.config, shop.knownBrowsers.markOf(login.user.emailKey));
  forgetRegistered(reply, shop.config);
  return reply.redirect(back, 303);
}

/** Logging in and out. The address's `redirect` says where to go then; its fragment, a draft, stays with the browser. */
export const loginRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/login', { schema: { querystring: redirectQuery } }, async (request, reply) => {
      const back = ownPath(request.query.redirect);
      if ((await sessionOf(shop, request)) !== null) return reply.redirect(back, 303);
      const email = registeredEmail(request);
      return sendPage(reply, loginPage({ back, email: email ?? '', isNew: email !== null }));
    });

    const form = { onRequest: refuseOtherSites, schema: { querystring: redirectQuery, body: loginForm } };
    app.post('/login', form, async (request, reply) =>
      attemptLogin(shop, { form: request.body, back: ownPath(request.query.redirect) }, reply),
    );

    app.post('/logout', { onRequest: refuseOtherSites }, async (_request, reply) => {
      await endSession(shop, reply);
      return reply.redirect('/', 303);
    });
  };
