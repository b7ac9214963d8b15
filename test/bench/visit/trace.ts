import * as v from 'valibot';
import type { Visit } from './visit.ts';

const event = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.optional(v.number(), 0),
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

/** A task of the main thread: its start on the trace's clock, and its duration. Other programs don't make it longer. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** The tasks while something was done, and those of them that began before the page set a mark. Times in ms. */
export async function tasksDuring<T>({ page }: Visit, action: () => Promise<T>) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const result = await action();
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()));
  const isMain = mainThreadOf(traceEvents);
  const tasks: readonly Task[] = traceEvents
    .filter((one) => one.ph === 'X' && one.name === 'ThreadControllerImpl::RunTask' && isMain(one))
    .map(({ ts, tdur }) => ({ start: ts / microsecondsInMs, duration: tdur / microsecondsInMs }));
  if (tasks.length === 0) throw new Error('The trace has no task of the main thread.');
  const tasksUntil = (mark: string): readonly Task[] => {
    const at = traceEvents.find(({ name }) => name === mark)?.ts;
    if (at === undefined) throw new Error(`The page did not mark ${mark}.`);
    return tasks.filter(({ start }) => start < at / microsecondsInMs);
  };
  return { result, tasks, tasksUntil };
}
