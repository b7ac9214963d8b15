import type { Database } from '../database/database.ts';

export const secretRepository = (db: Database) => ({
  /** The secret with this name. The first request, of all processes on the database, sets it. */
  getOrSet: async (name: string, suggestion: string): Promise<string> => {
    await db
      .insertInto('secrets')
      .values({ name, value: suggestion })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const secret = db.selectFrom('secrets').select('value').where('name', '=', name);
    return (await secret.executeTakeFirstOrThrow()).value;
  },
});
