import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { discounts } from '../schema/catalogue.ts';

export const discountRepository = (db: Database) => ({
  /** The active discount with this code (ignoring case) or id, or null. */
  find: async (codeOrId: string) => {
    const text = codeOrId.trim();
    const isNamed = or(eq(discounts.code, text.toUpperCase()), eq(discounts.id, text));
    const [discount] = await db
      .select()
      .from(discounts)
      .where(and(isNamed, eq(discounts.isActive, true)));
    return discount ?? null;
  },
});
export type DiscountRecord = typeof discounts.$inferSelect;
