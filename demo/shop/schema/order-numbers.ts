import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** One row: the number of the newest order there ever was. Numbers of deleted orders do not come back. */
export const orderNumbers = sqliteTable('order_numbers', {
  id: integer().primaryKey(),
  last: integer().notNull(),
});
