import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { digest } from '../digest.ts';
import { partnerRepository } from '../repositories/partners.ts';
import { partners } from '../schema/partners.ts';

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
  const isKept = kept === null ? isNull(partners.secretHash) : eq(partners.secretHash, kept);
  await db
    .update(partners)
    .set({ secretHash: wanted })
    .where(and(eq(partners.code, demo.code), isKept));
}
