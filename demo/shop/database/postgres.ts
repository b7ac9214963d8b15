import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, types, type CustomTypesConfig, type PoolClient } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { databaseOf, jsonIfObject, limiterOptions, type OpenDatabase } from './database.ts';
import { isDisconnected } from './errors.ts';

/** Connections of one process. All its processes together must stay below `max_connections` of the server. */
const mostConnections = 10;

/** Milliseconds: a network that drops packets must not stop a process for longer. */
const patience = { connectionTimeoutMillis: 3000, query_timeout: 10_000, statement_timeout: 9000 };

/** Counts and sums (int8) as numbers: the shop has no more than 2 ** 53 of anything. */
const numbers = new Set<number>([types.builtins.INT8]);

const parsers: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    numbers.has(type) ? Number : types.getTypeParser(type, format),
};

/** A connection of the pool that is closed after a failure, because the next user would get the late answer. */
function clientOf(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, values.map(jsonIfObject));
    } catch (error) {
      isBroken ||= isDisconnected(error);
      throw error;
    }
  };
  return Object.assign(Object.create(null), { query, release: () => client.release(isBroken) });
}

/** Opens a Postgres database, which any number of processes may share. */
export function openPostgres(url: string): OpenDatabase {
  const pool = new Pool({ connectionString: url, max: mostConnections, keepAlive: true, types: parsers, ...patience });
  // An idle connection that is lost is replaced by the next query.
  pool.on('error', () => undefined);
  const connect = async () => clientOf(await pool.connect());
  const db = databaseOf(new PostgresDialect({ pool: { connect, end: () => pool.end() } }));
  const limiterOf: OpenDatabase['limiterOf'] = (limit) =>
    new RateLimiterPostgres({
      ...limiterOptions(limit),
      storeClient: pool,
      storeType: 'pool',
      tableName: 'throttles',
      tableCreated: true,
      clearExpiredByTimeout: true,
    });
  return { db, limiterOf, close: () => db.destroy() };
}
