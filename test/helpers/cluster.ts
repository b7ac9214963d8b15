import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** Debian has the programs of each version in a folder of their own. */
function programs(): string {
  const root = '/usr/lib/postgresql';
  const [version] = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  if (version === undefined) throw new Error('PostgreSQL is not installed: node scripts/ensure-packages.mjs postgres');
  return join(root, version, 'bin');
}

/** The user of the server: it refuses to run as root, so Debian’s own user takes its place. */
async function owner(): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => (await run('id', [flag, 'postgres'])).stdout));
  return { uid: Number(uid), gid: Number(gid) };
}

/** A Postgres server in a temporary folder. */
export class Cluster {
  constructor(
    readonly port: number,
    readonly folder: string,
    private readonly user: Awaited<ReturnType<typeof owner>>,
  ) {}

  /** Where clients connect, without the name of a database. */
  get url(): string {
    return `postgres://shop@127.0.0.1:${this.port}`;
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  /** Runs a program of Postgres as the server's user. */
  async run(program: string, ...words: readonly string[]): Promise<void> {
    // Its server would keep our pipes open.
    const options = { cwd: this.folder, ...this.user };
    const child = spawn(join(programs(), program), words, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code]: unknown[] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${program} ${words.join(' ')} failed.`);
  }

  async start(): Promise<void> {
    const log = join(this.folder, 'log');
    const address = `-p ${this.port} -h 127.0.0.1 -k ${this.folder}`;
    await this.run('pg_ctl', '-D', this.data, '-l', log, '-o', address, '-w', '-t', '60', 'start');
  }

  async stop(): Promise<void> {
    await this.run('pg_ctl', '-D', this.data, '-m', 'immediate', 'stop').catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function folderFor(user: Awaited<ReturnType<typeof owner>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  if (user !== null) await chown(folder, user.uid, user.gid);
  return folder;
}

/** Creates an empty cluster with these settings, and starts it. */
export async function startCluster(settings: Readonly<Record<string, string>>): Promise<Cluster> {
  const user = await owner();
  const cluster = new Cluster(await freePort(), await folderFor(user), user);
  const words = `-D ${cluster.data} -U shop -A trust -E UTF8 --no-sync --locale=C.UTF-8`;
  await cluster.run('initdb', ...words.split(' '));
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  await writeFile(join(cluster.data, 'postgresql.auto.conf'), lines.join(''));
  await cluster.start();
  return cluster;
}

/** Starts a copy of a cluster that follows it and can take its place. */
export async function startStandby({ port }: Cluster, name: string): Promise<Cluster> {
  const user = await owner();
  const standby = new Cluster(await freePort(), await folderFor(user), user);
  const source = `host=127.0.0.1 port=${port} user=shop application_name=${name}`;
  await standby.run('pg_basebackup', '-d', source, '-D', standby.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
  await standby.start();
  return standby;
}
