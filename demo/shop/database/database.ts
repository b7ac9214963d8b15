import { CamelCasePlugin, Kysely, type Dialect } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Tables } from '../schema/tables.ts';

/** The shop's data; also as a transaction sees it. */
export type Database = Kysely<Tables>;

/** How often something can be done in a period, which starts with the first time. */
export interface Limit {
  /** What is limited: no two limits have the same name. */
  readonly name: string;
  readonly most: number;
  /** The length of the period in seconds. */
  readonly seconds: number;
}

export interface OpenDatabase {
  readonly db: Database;
  /** Counts what is limited, for all processes on the database. The counts may be lost if the machine fails. */
  readonly limiterOf: (limit: Limit) => RateLimiterAbstract;
  readonly close: () => Promise<void>;
}

/** Columns have names such as `created_at`; the keys of JSON values stay as they are. */
export const databaseOf = (dialect: Dialect): Database =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });

/** The first row of a query, or null. */
export const firstOf = async <Row>(query: {
  readonly executeTakeFirst: () => Promise<Row | undefined>;
}): Promise<Row | null> => (await query.executeTakeFirst()) ?? null;

/** The options of rate-limiter-flexible for a limit. For keys that have reached it, the wait is known from memory. */
export const limiterOptions = ({ name, most, seconds }: Limit) => ({
  keyPrefix: name,
  points: most,
  duration: seconds,
  inMemoryBlockOnConsumed: most + 1,
});

/** JSON for lists and objects; other values of a parameter as they are. */
export const jsonIfObject = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
