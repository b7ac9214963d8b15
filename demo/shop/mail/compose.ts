import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Repositories } from '../repositories/repositories.ts';
import { accountMailKinds, type AccountMailKind, type OutboxKind, type OutboxRow } from '../schema/outbox.ts';
import type { Language } from '../text/language.ts';
import { shopName, studioEmail } from '../views/shop-name.ts';
import { accountLetter, type Writing } from './account-letters.ts';
import { letterText, type Letter, type Mail } from './letter.ts';
import { LetterPage } from './letter-page.tsx';
import { paidLetter, staffLetter } from './order-letters.ts';

export interface Composing extends Writing, Pick<Repositories, 'orders' | 'users'> {}

function mailOf(letter: Letter, to: string, language: Language): Mail {
  const signature = `${shopName}\n${studioEmail}`;
  const html = `<!doctype html>${renderToStaticMarkup(createElement(LetterPage, { letter, language, signature }))}`;
  return { to, subject: letter.subject, text: letterText(letter, language, signature), html };
}

async function composeForOrder(shop: Composing, { kind, orderId }: OutboxRow): Promise<Mail | null> {
  const order = orderId === null ? null : await shop.orders.find(orderId);
  if (order?.status !== 'paid') return null;
  const { staffEmail } = shop.config;
  if (kind === 'order-paid') return mailOf(paidLetter(order, shop.config), order.email, order.language);
  return staffEmail === null ? null : { ...mailOf(staffLetter(order), staffEmail, 'en'), replyTo: order.email };
}

/** The email is in the language of the page that requested it, or else the account's. */
async function composeForAccount(
  shop: Composing,
  kind: AccountMailKind,
  { userId, newEmail, language }: OutboxRow,
): Promise<Mail | null> {
  const owner = userId === null ? null : await shop.users.find(userId);
  // The new address of an account gets an email only if no other account has it.
  const taken = kind === 'email-new' ? await shop.users.findByEmail(newEmail) : null;
  if (owner === null || taken?.emailVerified === true) return null;
  const user = { ...owner, language: language ?? owner.language };
  const letter = await accountLetter(shop, kind, user, newEmail);
  const to = kind === 'email-new' ? newEmail : user.email;
  return letter === null ? null : mailOf(letter, to, user.language);
}

const isOfAccount = (kind: OutboxKind): kind is AccountMailKind => accountMailKinds.some((one) => one === kind);

/** An email with its text; null if there is no recipient or no reason any more. */
export function compose(shop: Composing, mail: OutboxRow): Promise<Mail | null> {
  const { kind } = mail;
  return isOfAccount(kind) ? composeForAccount(shop, kind, mail) : composeForOrder(shop, mail);
}
