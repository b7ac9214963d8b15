import { sql } from 'drizzle-orm';
import type { Database } from '../../demo/shop/database.ts';
import { seed } from '../../demo/shop/seed/seed.ts';

/** The shop's tables; its key stays, as the running shop signs with it. */
const tables = sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '__drizzle_%' AND name <> 'secrets'`;

/** Leaves in a shop's database what is there after the first start: the catalogue, and no buyer, order or draft. */
export async function renewDatabase(db: Database): Promise<void> {
  const names = await db.all<{ readonly name: string }>(tables);
  await db.batch([
    // Rows that refer to one another go all at once.
    db.run(sql`PRAGMA defer_foreign_keys = ON`),
    ...names.map(({ name }) => db.run(sql`DELETE FROM ${sql.identifier(name)}`)),
  ]);
  await seed(db, new Date());
}
