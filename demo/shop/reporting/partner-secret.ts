import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { digest } from '../digest.ts';
import { partners } from '../schema/partners.ts';

/** Whether a secret is the one of this hash, found out in the same time for all that are not. */
export function isSecret(secret: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(digest(secret)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** Gives a partner a new secret, in place of an earlier one; null where there is no such partner. */
export async function giveSecret(db: Database, code: string): Promise<string | null> {
  const secret = randomBytes(24).toString('base64url');
  const isPartner = eq(partners.code, code.trim().toLowerCase());
  const given = await db
    .update(partners)
    .set({ secretHash: digest(secret) })
    .where(isPartner)
    .returning();
  return given.length === 0 ? null : secret;
}

/** What everybody can read in docs/embedding.md, and may open nothing but reports of orders that are none. */
const demo = { code: 'acme', secret: 'acme-development-secret' };

/** Lets the demo's secret open the demo partner's reports while developing, and nowhere else. */
export async function keepDemoSecret(db: Database, isWanted: boolean): Promise<void> {
  const [kept, wanted] = isWanted ? [null, digest(demo.secret)] : [digest(demo.secret), null];
  const isKept = kept === null ? isNull(partners.secretHash) : eq(partners.secretHash, kept);
  await db
    .update(partners)
    .set({ secretHash: wanted })
    .where(and(eq(partners.code, demo.code), isKept));
}
