import { sql } from 'kysely';
import type { Database } from '../../demo/shop/database/database.ts';
import { inTransaction } from '../../demo/shop/database/transaction.ts';
import { seed } from '../../demo/shop/seed/seed.ts';

/** The shop's tables, those that others refer to last; its key stays, as the running shop signs with it. */
const tables = [
  'outbox payments idempotency_keys order_items orders order_numbers drafts draft_sessions sessions credentials',
  'verifications users rates services voices soundtracks discounts banners partners',
].flatMap((names) => names.split(' '));

/** Leaves in a shop's database file what is there after the first start: the catalogue, and no buyer, order or draft. */
export async function renewDatabase(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const table of tables) await sql`DELETE FROM ${sql.table(table)}`.execute(tx);
    await seed(tx, new Date());
  });
}
