import { integer, text } from 'drizzle-orm/sqlite-core';

/** Amounts are whole cents. */
export const cents = (name: string) => integer(name).notNull();
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull();
/** Times are milliseconds since 1970 in UTC. */
export const time = (name: string) => integer(name, { mode: 'timestamp_ms' });
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>();
