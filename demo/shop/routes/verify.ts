import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { passwordForm } from '../accounts/forms.ts';
import { claimsOf } from '../accounts/mail-links.ts';
import { isPassword } from '../accounts/passwords.ts';
import { prove } from '../accounts/prove.ts';
import { browserMark, hasRegistered, wayBackOf } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import { sendLinkOver, sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/security.ts';
import { enter } from '../http/session-cookie.ts';
import { tokenParams } from '../http/token-params.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import { loginPath } from '../views/account-links.ts';
import { VerifyPage } from '../views/verify.tsx';
import { redirectToDone } from './done.ts';

/** Says that a link has expired; logging in sends a new one if the address is not confirmed yet. */
const linkOver = (reply: FastifyReply): FastifyReply =>
  sendLinkOver(reply, ({ account }) => ({ text: account.login, href: loginPath(wayBackOf(reply.request)) }));

/** The account that a link confirms, or null if the link has expired. */
async function accountOf(shop: Shop, token: string): Promise<UserRow | null> {
  const claims = await claimsOf(shop.auth, token);
  if (claims === null || claims.updateTo !== undefined) return null;
  const user = await shop.users.find(claims.userId);
  return user !== null && !user.emailVerified && user.email === claims.email ? user : null;
}

interface Confirmation {
  readonly user: UserRow;
  readonly token: string;
}

/** Why the account can't be confirmed, as text for the page; null if it can. */
async function verifyRefusal(shop: Shop, user: UserRow, request: FastifyRequest<{ Body: { password: string } }>) {
  // Somebody who only reads the email must not be able to confirm an account that somebody else created with their
  // address.
  if (await hasRegistered(shop, user.id, request)) return null;
  const { problems: text } = textsIn(languageOf(request));
  const { password } = request.body;
  if (password === '') return { problems: { password: text.password } };
  const visit = { email: user.email, ip: request.ip, mark: browserMark(request) };
  const login = await shop.users.findLogin(user.email);
  const proof = await prove(shop, visit, async () =>
    login !== null && (await isPassword(password, login.passwordHash)) ? true : null,
  );
  if (proof.kind === 'wait') return { alert: text.tooManyTries(proof.seconds) };
  return proof.kind === 'wrong' ? { problems: { password: text.wrongPassword } } : null;
}

/** Confirms the address and logs its owner in. */
async function confirm(shop: Shop, { user, token }: Confirmation, reply: FastifyReply): Promise<FastifyReply> {
  const { headers } = await shop.auth.api.verifyEmail({ query: { token }, returnHeaders: true });
  await enter(shop, { userId: user.id, headers }, reply);
  return redirectToDone(reply, 'confirmed');
}

/**
 * Confirming the address of an account, with the link in an email and a button: programs that follow links confirm
 * nothing.
 */
export const verifyRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/verify/:token', { schema: { params: tokenParams } }, async (request, reply) => {
      const user = await accountOf(shop, request.params.token);
      if (user === null) return linkOver(reply);
      const asksPassword = !(await hasRegistered(shop, user.id, request));
      return sendPage(reply, createElement(VerifyPage, { email: user.email, back: wayBackOf(request), asksPassword }));
    });

    const schema = { params: tokenParams, body: passwordForm };
    app.post('/verify/:token', { onRequest: refuseOtherSites, schema }, async (request, reply) => {
      const { token } = request.params;
      const user = await accountOf(shop, token);
      if (user === null) return linkOver(reply);
      const refused = await verifyRefusal(shop, user, request);
      if (refused === null) return confirm(shop, { user, token }, reply);
      const page = { email: user.email, back: wayBackOf(request), asksPassword: true, ...refused };
      return sendPage(reply.status(422), createElement(VerifyPage, page));
    });
  };
