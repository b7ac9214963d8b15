import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { env, execPath } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

const patience = 20_000;
const pause = 30;

export interface ChildServer {
  /** Ends the running one, starts it anew and waits until it answers. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface ChildServerOptions {
  readonly file: string;
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
}

async function untilItAnswers(url: string, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + patience;
  while (isRunning() && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null) return;
    await wait(pause);
  }
}

/** A server of the demo in a process of its own, so that an edit of its code can restart it. */
export function childServer({ file, url, environment }: ChildServerOptions): ChildServer {
  let child: ChildProcess | null = null;
  const isRunning = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  const stop = async (): Promise<void> => {
    if (child === null || !isRunning()) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const startAnew = async (): Promise<void> => {
    await stop();
    child = spawn(execPath, ['--import', 'tsx', file], { stdio: 'inherit', env: { ...env, ...environment } });
    await untilItAnswers(url, isRunning);
  };
  // Edits can come faster than a server starts: one after the other.
  let turn = Promise.resolve();
  const restart = (): Promise<void> => {
    turn = turn.then(startAnew);
    return turn;
  };
  return { restart, stop };
}
