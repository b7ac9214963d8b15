import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { answers } from '../helpers/answers.ts';
import { freePort } from '../helpers/free-port.ts';

/** WordPress as Debian has it. */
const installed = '/usr/share/wordpress';

export interface WordPress {
  readonly url: string;
  readonly version: string;
  /** The output of PHP code that runs within the site. */
  readonly run: (code: string) => string;
  readonly close: () => Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  // Its processes end together.
  process.kill(-child.pid);
  await ended;
}

/** Waits for the output of a program; throws if it ends before. */
async function waitFor(child: ChildProcess, isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended.`);
    await wait(100);
  }
}

/** A database of its own, that only this machine's socket leads to. */
async function startDatabase(folder: string): Promise<{ readonly socket: string; readonly server: ChildProcess }> {
  const data = join(folder, 'database');
  const socket = join(folder, 'database.sock');
  const user = `--user=${userInfo().username}`;
  execFileSync(
    'mariadb-install-db',
    ['--no-defaults', `--datadir=${data}`, user, '--auth-root-authentication-method=normal'],
    { stdio: 'ignore' },
  );
  const server = spawn(
    'mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', user],
    { stdio: 'ignore', detached: true },
  );
  await waitFor(server, () => existsSync(socket));
  execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', 'CREATE DATABASE wordpress']);
  return { socket, server };
}

const configOf = (socket: string): string => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('FS_METHOD', 'direct');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** A copy of WordPress: Debian's own reads its settings from /etc. */
async function copyWordPress(folder: string, socket: string): Promise<string> {
  const site = join(folder, 'site');
  await cp(installed, site, { recursive: true, dereference: true });
  await mkdir(join(site, 'wp-content/uploads'), { recursive: true });
  await writeFile(join(site, 'wp-config.php'), configOf(socket));
  return site;
}

/** A fresh WordPress with an administrator and an editor, whose passwords are `password`. */
export async function startWordPress(): Promise<WordPress> {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  const { socket, server: database } = await startDatabase(folder);
  const site = await copyWordPress(folder, socket);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const php = (...words: readonly string[]): string => execFileSync('php', words, { encoding: 'utf8' });
  php(fileURLToPath(new URL('install.php', import.meta.url)), site, url);
  const server = spawn('php', ['-S', `localhost:${port}`, '-t', site], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
  });
  await waitFor(server, () => answers(url));
  const run = (code: string): string =>
    php('-r', `$_SERVER['HTTP_HOST'] = 'localhost:${port}'; require '${site}/wp-load.php'; ${code}`);
  return {
    url,
    version: run('echo $GLOBALS["wp_version"];'),
    run,
    close: async () => {
      await end(server);
      await end(database);
      await rm(folder, { recursive: true });
    },
  };
}
