import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailRow } from '../schema/mails.ts';
import type { Shop } from '../shop.ts';
import type { Language } from '../text/language.ts';
import { shopName, studioEmail } from '../views/shop-name.ts';
import { accountLetter } from './account-letters.ts';
import { letterText, type Letter, type Mail } from './letter.ts';
import { LetterPage } from './letter-page.tsx';
import { paidLetter, staffLetter } from './order-letters.ts';

export type Composing = Pick<Shop, 'auth' | 'config' | 'now' | 'orders' | 'users'>;

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

/** The email is in the language of the page that requested it, or else the account's. */
async function composeForAccount(shop: Composing, { kind, about, language }: MailRow): Promise<Mail | null> {
  const [userId = '', newEmail = ''] = about.split(' ');
  const owner = await shop.users.find(userId);
  // The new address of an account gets an email only if no other account has it.
  const taken = kind === 'email-new' ? await shop.users.findByEmail(newEmail) : null;
  if (owner === null || taken?.emailVerified === true) return null;
  const user = { ...owner, language: language ?? owner.language };
  const letter = await accountLetter(shop, kind, { user, newEmail });
  const to = kind === 'email-new' ? newEmail : user.email;
  return letter === null ? null : mailOf(letter, { to, language: user.language });
}

/** An email with its text; null if there is no recipient or no reason any more. */
export function compose(shop: Composing, mail: MailRow): Promise<Mail | null> {
  const isOfOrder = mail.kind === 'order-paid' || mail.kind === 'order-for-staff';
  return isOfOrder ? composeForOrder(shop, mail) : composeForAccount(shop, mail);
}
