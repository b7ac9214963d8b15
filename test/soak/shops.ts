import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { env, execPath } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { answers } from '../helpers/answers.ts';

const server = fileURLToPath(new URL('../../demo/shop/server.ts', import.meta.url));

/** Without the limits on one network: all buyers come from this machine. */
const unlimited = {
  POSTS_PER_MINUTE: '0',
  ORDER_BYTES_PER_DAY: '0',
  WRONG_CODES_PER_HOUR: '0',
  LOGIN_TRIES: '1000000',
  LOG_LEVEL: 'error',
};

/** How often a shop is started before something must be wrong with it. */
const mostStarts = 40;

/** A shop in a process of its own, that can be killed. */
export class ShopProcess {
  readonly url: string;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | null = null;
  /** The shop's log: errors only. */
  log = '';

  constructor(port: number, publicUrl: string, databaseUrl: string) {
    this.url = `http://localhost:${port}`;
    this.#environment = { ...unlimited, PORT: `${port}`, PUBLIC_URL: publicUrl, DATABASE_URL: databaseUrl };
  }

  /** Starts it and waits until it answers; again if it ends before that, as a service manager does. */
  async start(): Promise<void> {
    for (let starts = 1; !(await this.#startOnce()); starts += 1) {
      if (starts === mostStarts) throw new Error(`A shop did not start: ${this.log}`);
      await wait(500);
    }
  }

  /** Returns whether it answers; false if it ended before that, because it did not find the database. */
  async #startOnce(): Promise<boolean> {
    const child = spawn(execPath, ['--import', 'tsx', server], { env: { ...env, ...this.#environment } });
    this.#child = child;
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (chunk: Buffer) => (this.log += chunk.toString()));
    }
    while (child.exitCode === null) {
      await wait(50);
      if (await answers(`${this.url}/health`)) return true;
    }
    return false;
  }

  /** Ends it at once, whatever it is doing: kill -9. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
