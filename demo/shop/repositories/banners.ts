import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { banners } from '../schema/catalogue.ts';

export const bannerRepository = (db: Database) => ({
  /** The current banner above the order form, or null. */
  active: async () => {
    const [banner] = await db.select().from(banners).where(eq(banners.active, true)).limit(1);
    return banner ?? null;
  },
});
export type BannerRecord = typeof banners.$inferSelect;
