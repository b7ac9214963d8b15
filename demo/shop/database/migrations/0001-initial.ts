import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';
import { readFile } from 'node:fs/promises';

/** The names of an engine for types that the engines write differently; `serial`: the database numbers the rows. */
type ColumnTypes = Readonly<Record<'time' | 'flag' | 'json' | 'serial', string>>;

const postgresTypes: ColumnTypes = {
  time: 'timestamptz',
  flag: 'boolean',
  json: 'jsonb',
  serial: 'integer GENERATED ALWAYS AS IDENTITY',
};
const fileTypes: ColumnTypes = { time: 'integer', flag: 'integer', json: 'text', serial: 'integer' };

/** After a crash of the server, counts of limits start again: writing them does not wait for the disk. */
const onlyInPostgres = `
CREATE SEQUENCE order_numbers MINVALUE 10001;
CREATE UNLOGGED TABLE throttles (key text PRIMARY KEY, points integer NOT NULL, expire bigint);`;

const onlyInFile = 'CREATE TABLE order_numbers (id integer PRIMARY KEY NOT NULL, last integer NOT NULL);';

type AnyDatabase = Kysely<unknown>;

async function run(db: AnyDatabase, statements: string): Promise<void> {
  for (const statement of statements.split(';')) if (statement.trim() !== '') await sql.raw(statement).execute(db);
}

/** Runs a file of this folder, with the types of an engine. */
async function runFile(db: AnyDatabase, name: string, types: ColumnTypes): Promise<void> {
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  const withoutComments = text.replaceAll(/^--.*$/gmu, '');
  const names = Object.entries(types);
  await run(
    db,
    names.reduce((statements, [name, type]) => statements.replaceAll(`{${name}}`, type), withoutComments),
  );
}

/** Mails of 1.0.0, whose kind, subject and period are words of the id. */
async function outboxRows(db: AnyDatabase) {
  const { rows } = await sql<Record<'id' | 'kind' | 'about', string>>`SELECT id, kind, about FROM mails`.execute(db);
  return rows.map(({ id, kind, about }) => {
    const isOrder = kind.startsWith('order-') || kind.startsWith('webhook-');
    const [subject = '', newEmail = ''] = about.split(' ');
    const period = id.slice(`${kind} ${about}`.length).trim();
    return { id, orderId: isOrder ? subject : null, userId: isOrder ? null : subject, newEmail, period };
  });
}

/** Makes a database of 1.0.0 one of this version. Entries of the outbox keep their ids, which receivers may know. */
async function upgrade(db: AnyDatabase): Promise<void> {
  await runFile(db, '0001-outbox.sql', fileTypes);
  await sql`INSERT INTO outbox (id, kind, language, created_at, status, tries, due_at)
    SELECT id, kind, language, created_at, status, tries, due_at FROM mails`.execute(db);
  for (const { id, orderId, userId, newEmail, period } of await outboxRows(db)) {
    await sql`UPDATE outbox SET order_id = ${orderId}, user_id = ${userId}, new_email = ${newEmail}, period = ${period}
      WHERE id = ${id}`.execute(db);
  }
  await run(
    db,
    `DROP TABLE mails; DROP TABLE throttles; DROP TABLE __drizzle_migrations;
    ALTER TABLE voices RENAME COLUMN language TO languages;
    CREATE INDEX idempotency_keys_order ON idempotency_keys (order_id);
    CREATE INDEX payments_surplus ON payments (status) WHERE status = 'surplus'`,
  );
}

async function isOf1_0(db: AnyDatabase): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'`.execute(db);
  return rows.length > 0;
}

/** Creates all tables, or upgrades those of 1.0.0, which had only the database file. */
export const initial: Migration = {
  up: async (db: AnyDatabase) => {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    if (!isPostgres && (await isOf1_0(db))) return upgrade(db);
    const types = isPostgres ? postgresTypes : fileTypes;
    await runFile(db, '0001-initial.sql', types);
    await runFile(db, '0001-outbox.sql', types);
    return run(db, isPostgres ? onlyInPostgres : onlyInFile);
  },
};
