import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { digest } from '../digest.ts';
import { partnerRepository } from '../repositories/partners.ts';

/** Creates a partner's secret, which replaces an earlier one, and returns it; null if there is no such partner. */
export async function giveSecret(db: Database, code: string): Promise<string | null> {
  const secret = randomBytes(24).toString('base64url');
  const isThere = await partnerRepository(db).change(code, { secretHash: digest(secret) });
  return isThere ? secret : null;
}
