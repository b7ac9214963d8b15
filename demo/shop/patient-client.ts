import {
  createClient,
  LibsqlError,
  type Client,
  type Config,
  type InArgs,
  type InStatement,
  type TransactionMode,
} from '@libsql/client';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between attempts: they double from the first to the longest, with random variation. */
const firstPause = 4;
const longestPause = 100;

interface Patience {
  /** How long to keep trying while another process writes, in milliseconds. */
  readonly patience: number;
  /** Whether the database is a file, which SQLite reads in this thread. */
  readonly isFile: boolean;
  /** A statement for each new connection to a file; empty if there is none. */
  readonly setup: string;
}

/** Whether an error, or its cause, means that somebody else has the write lock, so that nothing was done. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isLocked = error instanceof LibsqlError && (error.code === 'SQLITE_BUSY' || error.code === 'SQLITE_LOCKED');
  return isLocked || isBusy(error.cause);
}

async function patiently<T>(patience: number, attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patience;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > deadline) throw error;
    }
    await wait(pause * (0.5 + Math.random()));
  }
}

/**
 * One attempt after the other. After SQLITE_BUSY, a libsql connection is unusable (libsql-client-ts#352): it returns
 * "cannot commit transaction", or claims to have written what it has not. So it is closed before anybody else gets it.
 */
function inTurns(client: Client, setup: string): <T>(attempt: () => Promise<T>) => Promise<T> {
  // What it throws, the first attempt throws again.
  let turn: Promise<unknown> = client.executeMultiple(setup).catch(() => undefined);
  return (attempt) => {
    const result = turn.then(attempt).catch(async (error: unknown) => {
      if (isBusy(error) && !client.closed) {
        client.reconnect();
        await client.executeMultiple(setup);
      }
      throw error;
    });
    turn = result.catch(() => undefined);
    return result;
  };
}

type BatchStatement = InStatement | [string, InArgs?];

function isSelect(statement: BatchStatement): boolean {
  if (typeof statement === 'string') return /^\s*select\b/iu.test(statement);
  return isSelect(Array.isArray(statement) ? statement[0] : statement.sql);
}

/**
 * A batch that reads first could no longer write once somebody else has written, so it takes the lock at its beginning.
 */
const modeOf = (statements: BatchStatement[]): TransactionMode => (statements.every(isSelect) ? 'deferred' : 'write');

/**
 * A database client that waits while another process writes, without blocking this process. Throws SQLITE_BUSY if that
 * takes longer than the patience.
 */
export async function openPatientClient(config: Config, { patience, isFile, setup }: Patience): Promise<Client> {
  const client = await patiently(patience, async () => createClient(config));
  const take = isFile ? inTurns(client, setup) : <T>(attempt: () => Promise<T>) => attempt();
  const run = <T>(attempt: () => Promise<T>): Promise<T> => patiently(patience, () => take(attempt));
  return {
    protocol: client.protocol,
    get closed() {
      return client.closed;
    },
    execute: (statement: InStatement, args?: InArgs) =>
      run(() => (typeof statement === 'string' ? client.execute(statement, args) : client.execute(statement))),
    batch: (statements: BatchStatement[], mode?: TransactionMode) =>
      run(() => client.batch(statements, mode ?? modeOf(statements))),
    migrate: (statements) => run(() => client.migrate(statements)),
    transaction: (mode: TransactionMode = 'write') => run(() => client.transaction(mode)),
    executeMultiple: (sql) => run(() => client.executeMultiple(sql)),
    sync: () => client.sync(),
    reconnect: () => client.reconnect(),
    close: () => client.close(),
  };
}
