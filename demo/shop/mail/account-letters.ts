import { stateOfPassword } from '../accounts/password-state.ts';
import { plainName } from '../accounts/plain-name.ts';
import type { Side } from '../repositories/email-changes.ts';
import type { EmailChangeRow, UserRow } from '../schema/accounts.ts';
import type { MailKind } from '../schema/mails.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import type { Letter } from './letter.ts';

type Writing = Pick<Shop, 'config' | 'now' | 'signedTokens'>;

async function verifyLetter({ config, now, signedTokens }: Writing, user: UserRow): Promise<Letter> {
  const { mails } = textsIn(user.language);
  const token = await signedTokens.sign('verify', { subject: user.id, state: user.emailKey }, now());
  return {
    subject: mails.verifySubject,
    heading: mails.verifySubject,
    parts: [{ paragraphs: [mails.verifyText(plainName(user.firstName)), mails.ignore] }],
    link: { text: mails.verifyButton, url: `${config.publicUrl}/verify/${token}` },
  };
}

async function resetLetter({ config, now, signedTokens }: Writing, user: UserRow): Promise<Letter> {
  const { mails } = textsIn(user.language);
  const token = await signedTokens.sign('reset', { subject: user.id, state: stateOfPassword(user) }, now());
  return {
    subject: mails.resetSubject,
    heading: mails.resetSubject,
    parts: [{ paragraphs: [mails.resetText(plainName(user.firstName)), mails.ignore] }],
    link: { text: mails.resetButton, url: `${config.publicUrl}/reset/${token}` },
  };
}

function hasAccountLetter({ config }: Writing, user: UserRow): Letter {
  const { mails, account } = textsIn(user.language);
  return {
    subject: mails.hasAccountSubject,
    heading: mails.hasAccountSubject,
    parts: [{ paragraphs: [mails.hasAccountText(plainName(user.firstName)), mails.ignore] }],
    link: { text: account.login, url: `${config.publicUrl}/login` },
  };
}

interface Change {
  readonly user: UserRow;
  readonly change: EmailChangeRow;
  readonly side: Side;
}

/** Asks one of two addresses whether the account may change from the old to the new one. */
export async function changeLetter(shop: Writing, { user, change, side }: Change): Promise<Letter> {
  const { mails } = textsIn(user.language);
  const name = plainName(user.firstName);
  const token = await shop.signedTokens.sign('email', { subject: change.id, state: side }, shop.now());
  const text = side === 'old' ? mails.changeOldText(name, change.newEmail) : mails.changeNewText(name);
  return {
    subject: mails.changeSubject,
    heading: mails.changeSubject,
    parts: [{ paragraphs: [text, mails.ignore] }],
    link: { text: mails.agree, url: `${shop.config.publicUrl}/email/${token}` },
  };
}

/** What is written to an account's address; null where there is nothing to say any more. */
export async function accountLetter(shop: Writing, kind: MailKind, user: UserRow): Promise<Letter | null> {
  if (kind === 'has-account') return hasAccountLetter(shop, user);
  if (kind === 'reset') return resetLetter(shop, user);
  return user.emailVerifiedAt === null ? verifyLetter(shop, user) : null;
}
