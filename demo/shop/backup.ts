import Libsql from 'libsql';
import { execFile } from 'node:child_process';
import { access, open, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { ShopConfig } from './config.ts';
import { fileOf, ownerOnly } from './database/file.ts';

/** Throws if a copy is damaged, or is not a shop's database. */
function checkCopy(file: string): void {
  const copy = new Libsql(file);
  try {
    const [row] = copy.prepare('PRAGMA integrity_check').raw().all([]);
    if (String(row) !== 'ok') throw new Error('The copy is damaged. Do not rely on it.');
    copy.prepare('SELECT 1 FROM orders LIMIT 1').all([]);
  } finally {
    copy.close();
  }
}

async function copyFileInto(source: string, file: string): Promise<void> {
  await access(source);
  const database = new Libsql(source, { timeout: 10_000 });
  try {
    database.prepare('VACUUM INTO ?').run([file]);
  } finally {
    database.close();
  }
  checkCopy(file);
}

/** A dump for `pg_restore`, which must be of the server's version or newer. Throws if there are no orders in it. */
async function dumpInto(url: string, file: string): Promise<void> {
  const run = promisify(execFile);
  await run('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, `--dbname=${url}`]);
  const { stdout } = await run('pg_restore', ['--list', file]);
  if (!/TABLE DATA \S+ orders /u.test(stdout)) throw new Error('The copy has no orders. Do not rely on it.');
}

/**
 * Copies the shop's database into a new file, as it is at one moment, even while shops work with it. Throws if the copy
 * is damaged, and if there is no database or the new file exists.
 */
export async function backUp({ databaseUrl }: Pick<ShopConfig, 'databaseUrl'>, file: string): Promise<void> {
  // Private before anything is in it: it will hold buyers' data and the key that signs tokens.
  await (await open(file, 'wx', ownerOnly)).close();
  const source = fileOf(databaseUrl);
  try {
    await (source === null ? dumpInto(databaseUrl, file) : copyFileInto(source, file));
  } catch (error) {
    await rm(file);
    throw error;
  }
}
