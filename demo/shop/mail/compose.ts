import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { UserRow } from '../schema/accounts.ts';
import type { MailRow } from '../schema/mails.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import { shopName, studioEmail } from '../views/shop-name.ts';
import { accountLetter, changeLetter } from './account-letters.ts';
import { letterText, type Letter, type Mail } from './letter.ts';
import { LetterPage } from './letter-page.tsx';
import { paidLetter, staffLetter } from './order-letters.ts';

export type Composing = Pick<Shop, 'auth' | 'config' | 'mailLinks' | 'now' | 'orders' | 'users'>;

interface Addressed {
  readonly to: string;
  readonly language: Language;
  readonly replyTo?: string;
}

function mailOf(letter: Letter, { to, language, replyTo }: Addressed): Mail {
  const signature = `${shopName}\n${studioEmail}`;
  const html = `<!doctype html>${renderToStaticMarkup(createElement(LetterPage, { letter, language, signature }))}`;
  const answers = replyTo === undefined ? {} : { replyTo };
  return { to, subject: letter.subject, text: letterText(letter, { language, signature }), html, ...answers };
}

async function composeForOrder(shop: Composing, { kind, about }: MailRow): Promise<Mail | null> {
  const order = await shop.orders.find(about);
  if (order?.status !== 'paid') return null;
  const { staffEmail } = shop.config;
  if (kind === 'order-paid')
    return mailOf(paidLetter(order, shop.config), { to: order.email, language: order.language });
  if (staffEmail === null) return null;
  return mailOf(staffLetter(order), { to: staffEmail, language: 'en', replyTo: order.email });
}

/** The account's owner, with the language of the page that requested the email, or else the account's. */
async function readerOf(shop: Composing, { language }: MailRow, userId: string): Promise<UserRow | null> {
  const user = await shop.users.find(userId);
  return user === null ? null : { ...user, language: language ?? user.language };
}

async function composeForAccount(shop: Composing, mail: MailRow): Promise<Mail | null> {
  const user = await readerOf(shop, mail, mail.about);
  const letter = user === null ? null : await accountLetter(shop, mail.kind, user);
  return user === null || letter === null ? null : mailOf(letter, { to: user.email, language: user.language });
}

/** The new address gets an email only if no other account has it. */
async function composeForChange(shop: Composing, mail: MailRow): Promise<Mail | null> {
  const [userId = '', newEmail = ''] = mail.about.split(' ');
  const side = mail.kind === 'email-old' ? 'old' : 'new';
  const user = await readerOf(shop, mail, userId);
  const taken = side === 'old' ? null : await shop.users.findByEmail(newEmail);
  if (user === null || taken?.emailVerified === true) return null;
  const letter = await changeLetter(shop, { user, newEmail, side });
  return mailOf(letter, { to: side === 'old' ? user.email : newEmail, language: user.language });
}

/** An email with its text; null if there is no recipient or no reason any more. */
export function compose(shop: Composing, mail: MailRow): Promise<Mail | null> {
  if (mail.kind === 'email-old' || mail.kind === 'email-new') return composeForChange(shop, mail);
  const isOfOrder = mail.kind === 'order-paid' || mail.kind === 'order-for-staff';
  return isOfOrder ? composeForOrder(shop, mail) : composeForAccount(shop, mail);
}
