import Libsql from 'libsql';
import {
  SelectModifierNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { databaseOf, jsonIfObject, limiterOptions, type OpenDatabase } from './database.ts';
import { isBusy } from './errors.ts';

/** Only the shop's own user. */
export const ownerOnly = 0o600;

/** How long a statement waits while another process writes, in milliseconds. The whole process waits with it. */
const busyTimeout = 1000;

const flags = new Set(['email_verified', 'is_active', 'active', 'is_test', 'rush_order_unavailable']);
const documents = new Set(
  'roles languages tags translations categories options brief voices tracks lines taxes permitted_voice_ids'.split(' '),
);

/** A value of SQLite as Postgres would return it: times as dates, flags as booleans, JSON parsed. */
function readValue(column: string, value: unknown): unknown {
  if (value === null) return null;
  if (/_at$|^absence_/u.test(column)) return new Date(Number(value));
  if (flags.has(column)) return value === 1;
  return documents.has(column) && typeof value === 'string' ? JSON.parse(value) : value;
}

const readRow = (row: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(row)).map(([column, value]) => [column, readValue(column, value)]));

/** A parameter for SQLite, which has neither times nor booleans. */
function writeValue(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : jsonIfObject(value);
}

/** A connection of libsql that accepts and returns the same types as Postgres. */
class FileConnection implements SqliteDatabase {
  readonly #file: string;
  #connection: Libsql.Database;

  constructor(file: string) {
    this.#file = file;
    this.#connection = this.#open();
  }

  prepare(sql: string): SqliteStatement {
    // A transaction that reads first could no longer write once another process has written.
    const statement = this.#try(() => this.#connection.prepare(sql === 'begin' ? 'begin immediate' : sql));
    return {
      reader: statement.reader,
      all: (values) => this.#try(() => statement.all(values.map(writeValue)).map(readRow)),
      run: (values) => this.#try(() => statement.run(values.map(writeValue))),
      iterate: (values) => statement.iterate(values.map(writeValue)),
    };
  }

  close(): void {
    this.#connection.close();
  }

  #open(): Libsql.Database {
    const connection = new Libsql(this.#file, { timeout: busyTimeout });
    // In this mode, readers and the writer do not wait for each other.
    connection.exec('PRAGMA journal_mode = WAL');
    return connection;
  }

  #try<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (isBusy(error)) {
        // After SQLITE_BUSY, a connection may report writes that did not happen (libsql-client-ts#352).
        this.#connection.close();
        this.#connection = this.#open();
      }
      throw error;
    }
  }
}

class FileAdapter extends SqliteAdapter {
  /** Migrations run in a transaction, so that one process at a time does it. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class FileQueryCompiler extends SqliteQueryCompiler {
  /** A file has one writer, so its rows need no locks. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node);
  }
}

class FileDialect extends SqliteDialect {
  override createAdapter = (): FileAdapter => new FileAdapter();
  override createQueryCompiler = (): FileQueryCompiler => new FileQueryCompiler();
}

/** The path in a `file:` URL; null for other databases. */
export const fileOf = (url: string): string | null => /^file:(?:\/\/(?=\/))?([^?]+)/u.exec(url)?.[1] ?? null;

/** Makes a database file, new or existing, unreadable for others. SQLite gives the files beside it the same mode. */
async function keepPrivate(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a', ownerOnly);
  try {
    await handle.chmod(ownerOnly);
  } finally {
    await handle.close();
  }
}

/** Opens the database file of one shop process; a missing file is created. Its counts end with the process. */
export async function openFile(file: string): Promise<OpenDatabase> {
  if (file !== ':memory:') await keepPrivate(file);
  const db = databaseOf(new FileDialect({ database: new FileConnection(file) }));
  return { db, limiterOf: (limit) => new RateLimiterMemory(limiterOptions(limit)), close: () => db.destroy() };
}
