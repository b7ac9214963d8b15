import type { CDPSession } from 'playwright-core';

/** The browser's counters of a page since its start. Times in ms of the main thread's CPU time, heap in bytes. */
interface Counters {
  readonly task: number;
  readonly style: number;
  readonly layout: number;
  readonly heap: number;
}

/**
 * Starts counting. The main thread's time is CPU time, not clock time, so it does not change if other programs are
 * busy.
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

/** The JavaScript heap after garbage collection, in bytes. */
export async function heldHeap(session: CDPSession): Promise<number> {
  // What one collection finalizes is freed only by the next.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { heap } = await readCounters(session);
  return heap;
}
