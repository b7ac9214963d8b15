import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startCluster, startStandby, type Cluster } from '../helpers/cluster.ts';

const settings = { max_connections: '100', shared_buffers: "'128MB'", wal_level: 'replica' };

async function query(cluster: Cluster, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: `${cluster.url}/postgres` });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

async function change(cluster: Cluster, name: string, value: string): Promise<void> {
  await query(cluster, `ALTER SYSTEM SET ${name} = '${value}'`);
  await query(cluster, 'SELECT pg_reload_conf()');
}

/** Adds a standby, and makes commits wait for it. */
async function addStandby(primary: Cluster): Promise<Cluster> {
  const standby = await startStandby(primary, 'standby');
  await change(primary, 'synchronous_standby_names', 'standby');
  const state = "SELECT sync_state FROM pg_stat_replication WHERE application_name = 'standby'";
  while ((await query(primary, state))[0]?.['sync_state'] !== 'sync') await wait(100);
  return standby;
}

/** A primary with a synchronous standby, which takes its place when it is killed. */
export class Servers {
  #primary: Cluster;
  #standby: Cluster;

  private constructor(primary: Cluster, standby: Cluster) {
    this.#primary = primary;
    this.#standby = standby;
  }

  static async start(): Promise<Servers> {
    const primary = await startCluster(settings);
    await query(primary, 'CREATE DATABASE shop');
    return new Servers(primary, await addStandby(primary));
  }

  get port(): number {
    return this.#primary.port;
  }

  /** Kills the primary's postmaster with -9, and promotes the standby, which gets a standby of its own. */
  async failOver(): Promise<void> {
    const lost = this.#primary;
    const [pid = ''] = (await readFile(join(lost.data, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    // Otherwise, its commits would wait for the next standby.
    await change(this.#standby, 'synchronous_standby_names', '');
    await this.#standby.run('pg_ctl', '-D', this.#standby.data, '-w', 'promote');
    this.#primary = this.#standby;
    await lost.stop();
    this.#standby = await addStandby(this.#primary);
  }

  async stop(): Promise<void> {
    await this.#standby.stop();
    await this.#primary.stop();
  }
}
