import { slopeOf, type Point } from '../statistics.ts';
import { heldHeap, readCounters } from '../visit/counters.ts';
import { settle } from '../visit/measure.ts';
import type { Step } from './step.ts';

/** What a form holds that was used. */
export const heap: Step = {
  name: 'heap',
  messages: 20,
  measure: async ({ session }) => ({ heap: await heldHeap(session) }),
};

/** The engine learns from the first times and keeps what it learns. */
const warmUp = 150;
const times = [20, 40, 60, 80, 100];

/**
 * What each drawing and taking away leaves behind, over a hundred of them. Of the last form a page may keep some nodes or
 * not, which comes and goes: held against each other are the times with as many.
 */
export const growth: Step = {
  name: 'growth',
  messages: 0,
  measure: async (visit) => {
    const { page, session, adapter } = visit;
    const markup = adapter.markup('/api/usual');
    const heldAfter = async (count: number): Promise<Omit<Point, 'x'>> => {
      await page.evaluate(([text, number]) => window.bench?.mountAndUnmount(text, number), [markup, count] as const);
      await settle(visit);
      const y = await heldHeap(session);
      const { nodes } = await readCounters(session);
      return { y, kind: nodes };
    };
    const points: Point[] = [{ x: 0, ...(await heldAfter(warmUp)) }];
    for (const [index, x] of times.entries()) points.push({ x, ...(await heldAfter(x - (times[index - 1] ?? 0))) });
    return { growth: slopeOf(points) };
  },
};
