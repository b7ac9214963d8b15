import { visibleParts } from '../forms.ts';
import type { Measures, Step } from './step.ts';
import { heldHeap, readCounters } from '../visit/counters.ts';
import { settle } from '../visit/measure.ts';
import { heldBack, onItsLine } from '../visit/slowing.ts';
import { tasksDuring, type Task } from '../visit/trace.ts';
import type { Visit } from '../visit/visit.ts';

const longestWait = 60_000;
const pause = 100;

/** Waits without the driver's locators, which take 0.8 MB of the page's heap. */
async function until<Result>({ page, form }: Visit, look: () => Promise<Result | null>, what: string): Promise<Result> {
  for (let waited = 0; waited < longestWait; waited += pause) {
    const result = await look();
    if (result !== null) return result;
    await page.waitForTimeout(pause);
  }
  throw new Error(`${form.name} did not show ${what}.`);
}

/** Loads the page with the form and waits until all of it has come and all is calm. Returns when it was visible, in ms. */
export async function load(visit: Visit): Promise<number> {
  const { page, form } = visit;
  const finds = (selector: string): Promise<true | null> =>
    page.evaluate((one) => window.bench?.finds(one) || null, selector);
  await visit.load();
  const visible = await until(
    visit,
    () => page.evaluate(() => window.bench?.visibleAt() ?? null),
    visibleParts.join(' and '),
  );
  await until(visit, () => finds(form.complete), form.complete);
  await settle(visit);
  return visible;
}

const longTask = 50;
const blockingOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0);
const sumOf = (tasks: readonly Task[]): number => tasks.reduce((sum, { duration }) => sum + duration, 0);

async function measureStart(visit: Visit): Promise<Measures> {
  const { page, session } = visit;
  const before = await readCounters(session);
  const {
    result: visible,
    tasks,
    tasksUntil,
  } = await tasksDuring(visit, () => heldBack(visit, () => onItsLine(visit, () => load(visit))));
  const after = await readCounters(session);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return {
    visible,
    'first-paint': paint ?? Number.NaN,
    blocking: blockingOf(tasks),
    'usable-task': sumOf(tasksUntil('bench-visible')),
    'start-task': after.task - before.task,
    'start-style': after.style + after.layout - before.style - before.layout,
    'start-heap': await heldHeap(session),
  };
}

/** The page's first seconds, with an empty cache. */
export const start: Step = { name: 'start', messages: 0, measure: measureStart };
