import type { Updateable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { PartnerRow, PartnersTable } from '../schema/partners.ts';

const plainCode = (code: string): string => code.trim().toLowerCase();

/** What buyers see of a partner. */
type Branding = Pick<PartnerRow, 'code' | 'name' | 'logo' | 'permittedVoiceIds'>;

export const partnerRepository = (db: Database) => ({
  /** The partner with this referral code (ignoring case), or null. */
  find: async (code: string): Promise<PartnerRow | null> => {
    const partner = db.selectFrom('partners').selectAll().where('code', '=', plainCode(code));
    return (await partner.executeTakeFirst()) ?? null;
  },
  /** Changes the partner with this code; returns whether there is one. */
  change: async (code: string, changes: Omit<Updateable<PartnersTable>, 'code'>): Promise<boolean> => {
    const changed = db.updateTable('partners').set(changes).where('code', '=', plainCode(code)).returning('code');
    return (await changed.executeTakeFirst()) !== undefined;
  },
  /** Creates a partner, or changes the one with that code; secret and webhook stay. */
  keep: async ({ code, ...shown }: Branding): Promise<void> => {
    const none = { secretHash: null, webhookUrl: null, webhookSecret: null };
    await db
      .insertInto('partners')
      .values({ code: plainCode(code), ...shown, ...none })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(shown))
      .execute();
  },
});
