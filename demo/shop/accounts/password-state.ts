import { digest } from '../digest.ts';
import type { UserRow } from '../schema/accounts.ts';

/**
 * Another text after each change of the password or the email, that tells nothing of them: a link to change the password
 * works once, and not from the mailbox that the account has left.
 */
export const stateOfPassword = ({ passwordHash, emailKey }: Pick<UserRow, 'passwordHash' | 'emailKey'>): string =>
  digest(`password state ${passwordHash} ${emailKey}`).slice(0, 16);
