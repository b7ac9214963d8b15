import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { passwordForm } from '../accounts/forms.ts';
import { claimsOf, sideOf } from '../accounts/mail-links.ts';
import { isPassword } from '../accounts/passwords.ts';
import { prove } from '../accounts/prove.ts';
import { fillFromLastOrder } from '../accounts/register.ts';
import { hasRegistered, setNotice, wayBackOf } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import { sendLinkOver, sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/security.ts';
import { enter } from '../http/session-cookie.ts';
import { tokenParams } from '../http/token-params.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import { loginPath } from '../views/account-links.ts';
import { AgreePage, VerifyPage } from '../views/verify.tsx';
import { redirectToDone } from './done.ts';

/** The account whose address a link confirms, or null if the link has expired. */
async function newAccountOf(shop: Shop, token: string): Promise<UserRow | null> {
  const claims = await claimsOf(shop.auth, token);
  if (claims === null || claims.updateTo !== undefined) return null;
  const user = await shop.users.find(claims.userId);
  return user !== null && !user.emailVerified && user.email === claims.email ? user : null;
}

/** Why the account can't be confirmed, as text for the page; null if it can. */
async function verifyRefusal(shop: Shop, user: UserRow, request: FastifyRequest<{ Body: { password: string } }>) {
  // Somebody who only reads the email must not be able to confirm an account that somebody else created with their
  // address.
  if (await hasRegistered(shop, user.id, request)) return null;
  const { problems: text } = textsIn(languageOf(request));
  const { password } = request.body;
  if (password === '') return { problems: { password: text.password } };
  const login = await shop.users.findLogin(user.email);
  const proof = await prove(shop, request, user.email, async () =>
    login !== null && (await isPassword(password, login.passwordHash)) ? true : null,
  );
  if (proof.kind === 'wait') return { alert: text.tooManyTries(proof.seconds) };
  return proof.kind === 'wrong' ? { problems: { password: text.wrongPassword } } : null;
}

/** Says that a link has expired; logging in sends a new one if the address is not confirmed yet. */
const verifyLinkOver = (reply: FastifyReply): FastifyReply =>
  sendLinkOver(reply, ({ account }) => ({ text: account.login, href: loginPath(wayBackOf(reply.request)) }));

/**
 * Confirming the address of an account, with the link in an email and a button: programs that follow links confirm
 * nothing.
 */
export const verifyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/verify/:token', { schema: { params: tokenParams } }, async (request, reply) => {
    const user = await newAccountOf(shop, request.params.token);
    if (user === null) return verifyLinkOver(reply);
    const asksPassword = !(await hasRegistered(shop, user.id, request));
    return sendPage(reply, createElement(VerifyPage, { email: user.email, back: wayBackOf(request), asksPassword }));
  });

  const schema = { params: tokenParams, body: passwordForm };
  app.post('/verify/:token', { onRequest: refuseOtherSites, schema }, async (request, reply) => {
    const { token } = request.params;
    const user = await newAccountOf(shop, token);
    if (user === null) return verifyLinkOver(reply);
    const refused = await verifyRefusal(shop, user, request);
    if (refused !== null) {
      const page = { email: user.email, back: wayBackOf(request), asksPassword: true, ...refused };
      return sendPage(reply.status(422), createElement(VerifyPage, page));
    }
    const { headers } = await shop.auth.api.verifyEmail({ query: { token }, returnHeaders: true });
    await fillFromLastOrder(shop, user);
    await enter(shop, reply, user.id, headers);
    // The account says the same, with one page less.
    const isToAccount = wayBackOf(request) === '/account';
    return isToAccount ? setNotice(reply, 'confirmed').redirect('/account', 303) : redirectToDone(reply, 'confirmed');
  });
};

/** The change of a link, and the address that it was sent to; null if the link has expired. */
async function emailChangeOf(shop: Shop, token: string) {
  const claims = await claimsOf(shop.auth, token);
  const side = claims === null ? null : sideOf(claims);
  const user = claims === null ? null : await shop.users.find(claims.userId);
  if (side === null || claims?.updateTo === undefined || user?.email !== claims.email) return null;
  return { user, newEmail: claims.updateTo, side };
}

const changeLinkOver = (reply: FastifyReply): FastifyReply =>
  sendLinkOver(reply, ({ site }) => ({ text: site.account, href: '/account' }));

/**
 * A change of email: first the old and then the new address confirms it, with the link in an email and a button
 * (docs/behaviour.md, Accounts of the reference shop).
 */
export const emailChangeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const schema = { params: tokenParams };
  app.get('/email/:token', { schema }, async (request, reply) => {
    const pending = await emailChangeOf(shop, request.params.token);
    if (pending === null) return changeLinkOver(reply);
    return sendPage(reply, createElement(AgreePage, { email: pending.newEmail }));
  });

  app.post('/email/:token', { onRequest: refuseOtherSites, schema }, async (request, reply) => {
    const { token } = request.params;
    const pending = await emailChangeOf(shop, token);
    if (pending === null) return changeLinkOver(reply);
    const { user, newEmail, side } = pending;
    if (side === 'old') {
      await shop.outbox.add({ kind: 'email-new', userId: user.id, newEmail, language: languageOf(request) });
      return redirectToDone(reply, 'change-half');
    }
    // If another account has the new address meanwhile, nothing changes.
    const isChanged = await shop.transaction(async ({ auth, users }) => {
      await users.deletePending(newEmail);
      if ((await users.findByEmail(newEmail)) !== null) return false;
      await auth.api.verifyEmail({ query: { token } });
      await users.endLinks(user.id);
      return true;
    });
    return isChanged ? redirectToDone(reply, 'change-done') : changeLinkOver(reply);
  });
};
