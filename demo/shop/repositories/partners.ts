import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { partners } from '../schema/partners.ts';

const plainCode = (code: string): string => code.trim().toLowerCase();

/** What buyers see of a partner. */
export interface Branding {
  readonly code: string;
  readonly name: string;
  /** A URL, or a path of the shop; empty for none. */
  readonly logo: string;
  /** Ids; null for every voice. */
  readonly permittedVoiceIds: readonly string[] | null;
}

export const partnerRepository = (db: Database) => ({
  /** The partner with this referral code (ignoring case), or null. */
  find: async (code: string) => {
    const isIt = eq(partners.code, plainCode(code));
    return (await db.select().from(partners).where(isIt).get()) ?? null;
  },
  /** Sets the URL that a partner's orders are posted to, or none; returns whether there is such a partner. */
  keepWebhook: async (code: string, webhook: { readonly url: string; readonly secret: string } | null) => {
    const kept = await db
      .update(partners)
      .set({ webhookUrl: webhook?.url ?? null, webhookSecret: webhook?.secret ?? null })
      .where(eq(partners.code, plainCode(code)))
      .returning({ code: partners.code });
    return kept.length > 0;
  },
  /** Creates a partner, or changes the one with that code; secret and webhook stay. */
  keep: async ({ code, ...shown }: Branding): Promise<void> => {
    await db
      .insert(partners)
      .values({ code: plainCode(code), ...shown })
      .onConflictDoUpdate({ target: partners.code, set: shown });
  },
});
