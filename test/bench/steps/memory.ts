import { slopeOf } from '../statistics.ts';
import { heldHeap } from '../visit/counters.ts';
import { settle } from '../visit/measure.ts';
import type { Step } from './step.ts';

/** What a form holds that was used. */
export const heap: Step = {
  name: 'heap',
  messages: 20,
  measure: async ({ session }) => ({ heap: await heldHeap(session) }),
};

/** The engine itself learns from the first times and keeps what it learns. */
const warmUp = 50;
const times = [20, 40, 60, 80, 100];

/**
 * What each drawing and taking away leaves behind: the slope over a hundred of them. Whether the last form is held a
 * little longer, which comes and goes, does not change it.
 */
export const growth: Step = {
  name: 'growth',
  messages: 0,
  measure: async (visit) => {
    const { page, session, adapter } = visit;
    const markup = adapter.markup('/api/usual');
    const heldAfter = async (count: number): Promise<number> => {
      await page.evaluate(([text, number]) => window.bench?.mountAndUnmount(text, number), [markup, count] as const);
      await settle(visit);
      return heldHeap(session);
    };
    const points: (readonly [number, number])[] = [[0, await heldAfter(warmUp)]];
    for (const [index, at] of times.entries()) points.push([at, await heldAfter(at - (times[index - 1] ?? 0))]);
    return { growth: slopeOf(points) };
  },
};
