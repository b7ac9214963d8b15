import * as v from 'valibot';
import type { Visit } from './visit.ts';

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

const microsecondsInMs = 1000;

function mainThreadOf(events: readonly TraceEvent[]): (one: TraceEvent) => boolean {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
}

/** The ms of each task of the main thread while something was done. Other programs make none longer. */
export async function tasksDuring<T>({ page }: Visit, action: () => Promise<T>) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  const result = await action();
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()));
  const isMain = mainThreadOf(traceEvents);
  const tasks = traceEvents
    .filter((one) => one.ph === 'X' && one.name === 'ThreadControllerImpl::RunTask' && isMain(one))
    .map(({ tdur }) => tdur / microsecondsInMs);
  if (tasks.length === 0) throw new Error('The trace has no task of the main thread.');
  return { result, tasks };
}
