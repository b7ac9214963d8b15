import type { Side } from '../accounts/mail-links.ts';
import { plainName } from '../accounts/plain-name.ts';
import { resetToken } from '../accounts/reset-token.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { MailKind } from '../schema/mails.ts';
import type { Shop } from '../shop.ts';
import { textsIn } from '../text/texts.ts';
import type { Letter } from './letter.ts';

type Writing = Pick<Shop, 'auth' | 'config' | 'mailLinks'>;

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
  /** The page behind the button. */
  readonly path: string;
}

/** An email with one paragraph and a button. Its page is in the language of the email, whatever the browser's is. */
const letterOf = ({ config }: Writing, { language }: UserRow, { subject, text, button, path }: Words): Letter => ({
  subject,
  heading: subject,
  parts: [{ paragraphs: [text, textsIn(language).mails.ignore] }],
  link: { text: button, url: `${config.publicUrl}${path}?lang=${language}` },
});

interface Change {
  readonly user: UserRow;
  readonly newEmail: string;
  readonly side: Side;
}

/** Asks one of two addresses to confirm the change from the old to the new one. */
export async function changeLetter(shop: Writing, { user, newEmail, side }: Change): Promise<Letter> {
  const { mails } = textsIn(user.language);
  const name = plainName(user.firstName);
  const token = await shop.mailLinks.change(user, { newEmail, side });
  const text = side === 'old' ? mails.changeOldText(name, newEmail) : mails.changeNewText(name);
  return letterOf(shop, user, { subject: mails.changeSubject, text, button: mails.agree, path: `/email/${token}` });
}

/** The email to an account's address; null if it is no longer needed. */
export async function accountLetter(shop: Writing, kind: MailKind, user: UserRow): Promise<Letter | null> {
  const { mails, account } = textsIn(user.language);
  const name = plainName(user.firstName);
  if (kind === 'has-account') {
    const words = { subject: mails.hasAccountSubject, text: mails.hasAccountText(name) };
    return letterOf(shop, user, { ...words, button: account.login, path: '/login' });
  }
  if (kind === 'reset') {
    const token = await resetToken(shop.auth, user.email);
    const words = { subject: mails.resetSubject, text: mails.resetText(name), button: mails.resetButton };
    return token === null ? null : letterOf(shop, user, { ...words, path: `/reset/${token}` });
  }
  if (user.emailVerified) return null;
  const token = await shop.mailLinks.verify(user);
  const words = { subject: mails.verifySubject, text: mails.verifyText(name), button: mails.verifyButton };
  return letterOf(shop, user, { ...words, path: `/verify/${token}` });
}
