import { digest } from '../digest.ts';
import type { UserRow } from '../schema/accounts.ts';

/** Another text after each change of the password, that tells nothing of it: a link to change it works once. */
export const stateOfPassword = ({ passwordHash }: Pick<UserRow, 'passwordHash'>): string =>
  digest(`password state ${passwordHash}`).slice(0, 16);
