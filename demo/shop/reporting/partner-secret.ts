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

/** Everybody can read this secret in docs/embedding.md, so it may open only reports without real orders. */
const demo = { code: 'acme', secret: 'acme-development-secret' };

/** Lets the demo's secret open the demo partner's reports during development only. */
export async function keepDemoSecret(db: Database, isWanted: boolean): Promise<void> {
  const [kept, wanted] = isWanted ? [null, digest(demo.secret)] : [digest(demo.secret), null];
  await partnerRepository(db).replaceSecret(demo.code, kept, wanted);
}
