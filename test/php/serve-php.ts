import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../helpers/free-port.ts';

export interface PhpServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'OPTIONS' }).then(
    () => true,
    () => false,
  );

/** Serves all requests by a PHP file, whose path counts from the project, in several processes as a web server does. */
export async function servePhp(file: string, env: Readonly<Record<string, string>> = {}): Promise<PhpServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const path = resolve(fileURLToPath(new URL('../../', import.meta.url)), file);
  const server = spawn('php', ['-S', `localhost:${port}`, path], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4', ...env },
    // Its processes end together.
    detached: true,
  });
  while (!(await answers(url))) {
    if (server.pid === undefined || server.exitCode !== null) throw new Error('php does not start.');
    await wait(50);
  }
  const close = async (): Promise<void> => {
    if (server.pid === undefined) return;
    const ended = once(server, 'exit');
    process.kill(-server.pid);
    await ended;
  };
  return { url, close };
}
