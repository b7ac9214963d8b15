import type { Auth } from '../accounts/auth.ts';
import { changeToken, resetToken, verifyToken, type Side } from '../accounts/mail-links.ts';
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

/**
 * An email about an account, in the user's language: one paragraph and a button. Its page is in that language, whatever
 * the browser's is. `newEmail` is the address that is to replace the account's own. Null if the email is no longer needed.
 */
export async function accountLetter(
  { auth, config }: Writing,
  kind: AccountMailKind,
  user: UserRow,
  newEmail: string,
): Promise<Letter | null> {
  const { language } = user;
  const { mails: text, account } = textsIn(language);
  const name = plainName(user.firstName);
  const letter = (subject: string, paragraph: string, button: string, path: string): Letter => ({
    subject,
    heading: subject,
    parts: [{ paragraphs: [paragraph, text.ignore] }],
    link: { text: button, url: `${config.publicUrl}${path}?lang=${language}` },
  });
  // Confirms the change from the old address to the new one.
  const changePath = async (side: Side): Promise<string> => `/email/${await changeToken(auth, user, newEmail, side)}`;
  switch (kind) {
    case 'has-account':
      return letter(text.hasAccountSubject, text.hasAccountText(name), account.login, '/login');
    case 'reset': {
      const path = `/reset/${await resetToken(auth, user.id)}`;
      return letter(text.resetSubject, text.resetText(name), text.resetButton, path);
    }
    case 'verify': {
      if (user.emailVerified) return null;
      const path = `/verify/${await verifyToken(auth, user)}`;
      return letter(account.verifyTitle, text.verifyText(name), text.verifyButton, path);
    }
    case 'email-old':
      return letter(text.changeSubject, text.changeOldText(name, newEmail), text.agree, await changePath('old'));
    default:
      return letter(text.changeSubject, text.changeNewText(name), text.agree, await changePath('new'));
  }
}
