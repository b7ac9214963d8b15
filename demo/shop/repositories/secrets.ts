import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { secrets } from '../schema/accounts.ts';

export const secretRepository = (db: Database) => ({
  /** The secret with this name. The first request, of all processes on the database, sets it. */
  getOrSet: async (name: string, suggestion: string): Promise<string> => {
    await db.insert(secrets).values({ name, value: suggestion }).onConflictDoNothing();
    const secret = await db.select().from(secrets).where(eq(secrets.name, name)).get();
    return secret?.value ?? suggestion;
  },
});
