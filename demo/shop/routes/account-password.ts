import type { FastifyPluginAsyncTypebox, Static } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { answerOrCode } from '../accounts/refused.ts';
import { passwordProblem } from '../accounts/register.ts';
import { knowBrowser } from '../http/enter.ts';
import { languageOf } from '../http/language.ts';
import { leaveNotice } from '../http/notice-cookie.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { cookiesOf, passCookie, sessionOf } from '../http/session-cookie.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import { loginPath } from '../views/account-links.ts';
import { ChangePasswordPage } from '../views/account-changes.tsx';
import type { Refused } from '../views/form.tsx';
import { newPasswordForm } from './account-forms.ts';
import { refusalOf } from './owner-proof.ts';

const path = '/account/password';

const sendForm = (reply: FastifyReply, refused: Refused = {}): FastifyReply =>
  sendPage(reply, createElement(ChangePasswordPage, refused));

interface Wanted {
  readonly user: UserRow;
  readonly form: Static<typeof newPasswordForm>;
}

/**
 * All sessions end, including this one: the browser gets a new one, and its old cookie is useless to anyone who has it.
 */
async function changePassword(shop: Shop, { user, form }: Wanted, reply: FastifyReply): Promise<FastifyReply> {
  const { problems: words } = textsIn(languageOf(reply.request));
  const newPassword = passwordProblem({ email: user.email, password: form.newPassword }, words);
  const refused = await refusalOf(shop, { user, password: form.password, newPassword }, reply);
  if (refused !== null) return sendForm(reply.status(422), refused);
  const changed = await answerOrCode(
    shop.auth.api.changePassword({
      body: { currentPassword: form.password, newPassword: form.newPassword, revokeOtherSessions: true },
      headers: cookiesOf(reply.request),
      returnHeaders: true,
    }),
  );
  if ('code' in changed) return sendForm(reply.status(422), { problems: { password: words.wrongPassword } });
  passCookie(reply, shop.config, changed.answer.headers);
  await shop.users.endLinks(user.id);
  await knowBrowser(shop, user.email, reply);
  leaveNotice(reply, shop.config, 'password-changed');
  return reply.redirect('/account', 303);
}

/** Changing the password with the current one. */
export const accountPasswordRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(path, async (request, reply) => {
      if ((await sessionOf(shop, request)) === null) return reply.redirect(loginPath(path), 303);
      return sendForm(reply);
    });

    app.post(path, { onRequest: refuseOtherSites, schema: { body: newPasswordForm } }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return sendForm(reply.status(401), { hasEnded: true });
      return changePassword(shop, { user: open.user, form: request.body }, reply);
    });
  };
