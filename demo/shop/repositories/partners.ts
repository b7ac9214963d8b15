import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { partners } from '../schema/partners.ts';

export const partnerRepository = (db: Database) => ({
  /** The partner with this referral code (case does not matter), or null. */
  find: async (code: string) => {
    const [partner] = await db.select().from(partners).where(eq(partners.code, code.trim().toLowerCase()));
    return partner ?? null;
  },
});
