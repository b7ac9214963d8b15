import type { Side } from '../accounts/mail-links.ts';
import { plainName } from '../accounts/plain-name.ts';
import { resetToken } from '../accounts/reset-token.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { MailKind } from '../schema/mails.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import type { Letter } from './letter.ts';

type Writing = Pick<Shop, 'auth' | 'config' | 'mailLinks'>;

/** A page of the shop that speaks the language of the mail, whatever the browser's is. */
const pageOf = ({ config }: Writing, path: string, { language }: UserRow): string =>
  `${config.publicUrl}${path}?lang=${language}`;

async function verifyLetter(shop: Writing, user: UserRow): Promise<Letter> {
  const { mails } = textsIn(user.language);
  const token = await shop.mailLinks.verify(user);
  return {
    subject: mails.verifySubject,
    heading: mails.verifySubject,
    parts: [{ paragraphs: [mails.verifyText(plainName(user.firstName)), mails.ignore] }],
    link: { text: mails.verifyButton, url: pageOf(shop, `/verify/${token}`, user) },
  };
}

async function resetLetter(shop: Writing, user: UserRow): Promise<Letter | null> {
  const { mails } = textsIn(user.language);
  const token = await resetToken(shop.auth, user.email);
  if (token === null) return null;
  return {
    subject: mails.resetSubject,
    heading: mails.resetSubject,
    parts: [{ paragraphs: [mails.resetText(plainName(user.firstName)), mails.ignore] }],
    link: { text: mails.resetButton, url: pageOf(shop, `/reset/${token}`, user) },
  };
}

function hasAccountLetter(shop: Writing, user: UserRow): Letter {
  const { mails, account } = textsIn(user.language);
  return {
    subject: mails.hasAccountSubject,
    heading: mails.hasAccountSubject,
    parts: [{ paragraphs: [mails.hasAccountText(plainName(user.firstName)), mails.ignore] }],
    link: { text: account.login, url: pageOf(shop, '/login', user) },
  };
}

interface Change {
  readonly user: UserRow;
  readonly newEmail: string;
  readonly side: Side;
}

/** Asks one of two addresses whether the account may change from the old to the new one. */
export async function changeLetter(shop: Writing, { user, newEmail, side }: Change): Promise<Letter> {
  const { mails } = textsIn(user.language);
  const name = plainName(user.firstName);
  const token = await shop.mailLinks.change(user, { newEmail, side });
  const text = side === 'old' ? mails.changeOldText(name, newEmail) : mails.changeNewText(name);
  return {
    subject: mails.changeSubject,
    heading: mails.changeSubject,
    parts: [{ paragraphs: [text, mails.ignore] }],
    link: { text: mails.agree, url: pageOf(shop, `/email/${token}`, user) },
  };
}

/** What is written to an account's address; null where there is nothing to say any more. */
export async function accountLetter(shop: Writing, kind: MailKind, user: UserRow): Promise<Letter | null> {
  if (kind === 'has-account') return hasAccountLetter(shop, user);
  if (kind === 'reset') return resetLetter(shop, user);
  return user.emailVerified ? null : verifyLetter(shop, user);
}
