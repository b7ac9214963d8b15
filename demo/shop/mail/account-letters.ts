import type { Auth } from '../accounts/auth.ts';
import { changeToken, resetToken, verifyToken } from '../accounts/mail-links.ts';
import type { ShopConfig } from '../config.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { AccountMailKind } from '../schema/outbox.ts';
import { textsIn } from '../text/texts.ts';
import type { Letter } from './letter.ts';

/**
 * Letters and the characters between them in names; a dot only ends an initial and never joins what would be a link.
 */
const plain = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$)){1,40}$/u;

/**
 * A first name for a greeting, or null. Anybody can create an account with somebody else's address, and must not be
 * able to send them any text except a name in the shop's name.
 */
const plainName = (firstName: string): string | null => (plain.test(firstName) ? firstName : null);

/** What emails about accounts contain: tokens, and links to the shop. */
export interface Writing {
  readonly auth: Auth;
  readonly config: ShopConfig;
}

/** The account that an email is about, in the language of the email, and the address that is to replace its own. */
export interface About {
  readonly user: UserRow;
  readonly newEmail: string;
}

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
  /** The page behind the button. */
  readonly path: string;
}

/** What an email says; null if it is no longer needed. */
async function wordsOf(shop: Writing, kind: AccountMailKind, { user, newEmail }: About): Promise<Words | null> {
  const { mails: text, account } = textsIn(user.language);
  const name = plainName(user.firstName);
  if (kind === 'has-account') {
    return { subject: text.hasAccountSubject, text: text.hasAccountText(name), button: account.login, path: '/login' };
  }
  if (kind === 'reset') {
    const words = { subject: text.resetSubject, text: text.resetText(name), button: text.resetButton };
    return { ...words, path: `/reset/${await resetToken(shop.auth, user.id)}` };
  }
  if (kind === 'verify') {
    if (user.emailVerified) return null;
    const words = { subject: account.verifyTitle, text: text.verifyText(name), button: text.verifyButton };
    return { ...words, path: `/verify/${await verifyToken(shop.auth, user)}` };
  }
  // One of two addresses confirms the change from the old to the new one.
  const side = kind === 'email-old' ? 'old' : 'new';
  const asked = side === 'old' ? text.changeOldText(name, newEmail) : text.changeNewText(name);
  const token = await changeToken(shop.auth, user, { newEmail, side });
  return { subject: text.changeSubject, text: asked, button: text.agree, path: `/email/${token}` };
}

/**
 * An email about an account: one paragraph and a button. Its page is in the language of the email, whatever the
 * browser's is. Null if it is no longer needed.
 */
export async function accountLetter(shop: Writing, kind: AccountMailKind, about: About): Promise<Letter | null> {
  const words = await wordsOf(shop, kind, about);
  if (words === null) return null;
  const { subject, text, button, path } = words;
  const { language } = about.user;
  return {
    subject,
    heading: subject,
    parts: [{ paragraphs: [text, textsIn(language).mails.ignore] }],
    link: { text: button, url: `${shop.config.publicUrl}${path}?lang=${language}` },
  };
}
