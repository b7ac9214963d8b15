import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';

const event = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.looseObject({ name: v.optional(v.unknown()) }), {}),
});
const trace = v.object({ traceEvents: v.array(event) });
type TraceEvent = v.InferOutput<typeof event>;

const painting = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit']);
const microsecondsInMs = 1000;

function threadOf(events: readonly TraceEvent[]): (one: TraceEvent) => boolean {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
}

/** The main thread's ms for painting while something is done; the other counters know nothing of that. */
export async function paintingOf(browser: Browser, page: Page, action: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()));
  const isMain = threadOf(traceEvents);
  const painted = traceEvents.filter((one) => one.ph === 'X' && painting.has(one.name) && isMain(one));
  return painted.reduce((sum, { tdur }) => sum + tdur, 0) / microsecondsInMs;
}
