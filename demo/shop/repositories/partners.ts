import type { Updateable } from 'kysely';
import { randomBytes } from 'node:crypto';
import { firstOf, type Database } from '../database/database.ts';
import { digest } from '../digest.ts';
import type { PartnerRow, PartnersTable } from '../schema/catalogue.ts';

const plainCode = (code: string): string => code.trim().toLowerCase();

/** What buyers see of a partner. */
type Branding = Pick<PartnerRow, 'code' | 'name' | 'logo' | 'permittedVoiceIds'>;

export const partnerRepository = (db: Database) => {
  /** Changes the partner with this code; returns whether there is one. */
  const change = async (code: string, changes: Omit<Updateable<PartnersTable>, 'code'>): Promise<boolean> => {
    const changed = db.updateTable('partners').set(changes).where('code', '=', plainCode(code)).returning('code');
    return (await changed.executeTakeFirst()) !== undefined;
  };
  return {
    /** The partner with this referral code (ignoring case), or null. */
    find: (code: string): Promise<PartnerRow | null> =>
      firstOf(db.selectFrom('partners').selectAll().where('code', '=', plainCode(code))),
    /** Creates the secret for a partner's report, which replaces an earlier one; null if there is no such partner. */
    createReportSecret: async (code: string): Promise<string | null> => {
      const secret = randomBytes(24).toString('base64url');
      return (await change(code, { secretHash: digest(secret) })) ? secret : null;
    },
    /**
     * Sets the URL that a partner's orders are posted to, or none. Returns the secret that signs the calls; null if there
     * is no such partner.
     */
    setWebhook: async (code: string, url: URL | null): Promise<string | null> => {
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      const webhook = { webhookUrl: url?.href ?? null, webhookSecret: url === null ? null : secret };
      return (await change(code, webhook)) ? secret : null;
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
  };
};
