import type { CDPSession } from 'playwright-core';

/** What the browser counts in a page from its start. Times in ms of the main thread's own processor time, heap in bytes. */
export interface Counters {
  readonly task: number;
  readonly style: number;
  readonly layout: number;
  readonly heap: number;
}

/**
 * Begins to count. The main thread's own time is that of its processor, not of the clock: it stays the same where other
 * programs are busy.
 */
export const startCounting = (session: CDPSession): Promise<unknown> =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' });

export async function readCounters(session: CDPSession): Promise<Counters> {
  const { metrics } = await session.send('Performance.getMetrics');
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  const read = (name: string): number => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The browser does not count ${name}.`);
    return value;
  };
  return {
    task: read('TaskDuration') * 1000,
    style: read('RecalcStyleDuration') * 1000,
    layout: read('LayoutDuration') * 1000,
    heap: read('JSHeapUsedSize'),
  };
}

/** The bytes that JavaScript holds when all that can go is gone. */
export async function heldHeap(session: CDPSession): Promise<number> {
  // What one collection finalizes, only the next one takes away.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { heap } = await readCounters(session);
  return heap;
}
