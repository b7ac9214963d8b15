import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Checks again and again until something is true. Throws if it takes longer than that. */
export async function until(what: string, check: () => boolean | Promise<boolean>, seconds = 10): Promise<void> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(50)) {
    if (await check()) return;
  }
  throw new Error(`After ${seconds} s: not ${what}.`);
}

/** Ends a process, by force if it does not end in time: Orca does not while the accessibility bus is busy. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await Promise.race([ended, wait(3000)]);
  child.kill('SIGKILL');
}
