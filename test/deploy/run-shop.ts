import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { answers } from '../helpers/answers.ts';
import { freePort } from '../helpers/free-port.ts';
import { guestOrder } from '../helpers/shop.ts';

/** The shop in a process of its own. */
export interface RunningShop {
  readonly port: number;
  readonly url: string;
  /** Ends it as a service manager does. Returns the exit code: 0 if it ended well. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the shop of a folder as its service does, on a database of its own unless one is named, and waits until it answers. */
export async function runShop(settings: Readonly<Record<string, string>>, cwd = root): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const port = await freePort();
  const own = { PORT: `${port}`, DATABASE_URL: `file:${folder}/shop.db`, LOG_LEVEL: 'error' };
  const child = spawn(execPath, ['--import', 'tsx', 'demo/shop/server.ts'], {
    cwd,
    env: { PATH: env['PATH'], ...own, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const exit = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const code = await exit;
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  for (let tries = 0; !(await answers(`${url}/health`)); tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error('The shop did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { port, url, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
}

/** A guest's order as JSON, with its price. */
export const placedBody = (price: object): string => JSON.stringify({ ...guestOrder(), ...price });
