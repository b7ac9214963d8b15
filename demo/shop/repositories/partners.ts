import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { partners, type PartnerRow } from '../schema/partners.ts';

const plainCode = (code: string): string => code.trim().toLowerCase();

/** What buyers see of a partner. */
type Branding = Pick<PartnerRow, 'code' | 'name' | 'logo' | 'permittedVoiceIds'>;

export const partnerRepository = (db: Database) => ({
  /** The partner with this referral code (ignoring case), or null. */
  find: async (code: string) => {
    const isIt = eq(partners.code, plainCode(code));
    return (await db.select().from(partners).where(isIt).get()) ?? null;
  },
  /** Changes the partner with this code; returns whether there is one. */
  change: async (code: string, changes: Partial<Omit<PartnerRow, 'code'>>): Promise<boolean> => {
    const changed = await db
      .update(partners)
      .set(changes)
      .where(eq(partners.code, plainCode(code)))
      .returning({ code: partners.code });
    return changed.length > 0;
  },
  /** Creates a partner, or changes the one with that code; secret and webhook stay. */
  keep: async ({ code, ...shown }: Branding): Promise<void> => {
    await db
      .insert(partners)
      .values({ code: plainCode(code), ...shown })
      .onConflictDoUpdate({ target: partners.code, set: shown });
  },
});
