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

/** Something that the main thread did, with the ms of its own processor time. */
interface Work {
  readonly name: string;
  readonly ms: number;
}

/** What is written down: each task as a whole, or the kinds of work within. */
export type Detail = 'toplevel' | 'devtools.timeline';

const microsecondsInMs = 1000;

function mainThreadOf(events: readonly TraceEvent[]): (one: TraceEvent) => boolean {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
}

/** What the page's main thread did while something was done, beside what came of that. */
export async function traced<T>({ page }: Visit, detail: Detail, action: () => Promise<T>) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: [detail] });
  const result = await action();
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()));
  const isMain = mainThreadOf(traceEvents);
  const work: readonly Work[] = traceEvents
    .filter((one) => one.ph === 'X' && isMain(one))
    .map(({ name, tdur }) => ({ name, ms: tdur / microsecondsInMs }));
  return { result, work };
}

/** The ms of each task of the main thread while something was done. Other programs make none longer. */
export async function tasksDuring<T>(visit: Visit, action: () => Promise<T>) {
  const { result, work } = await traced(visit, 'toplevel', action);
  const tasks = work.filter(({ name }) => name === 'ThreadControllerImpl::RunTask').map(({ ms }) => ms);
  if (tasks.length === 0) throw new Error('The browser tells of no task of the main thread.');
  return { result, tasks };
}
