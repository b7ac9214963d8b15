import type { Locator } from 'playwright-core';
import { readCounters } from './counters.ts';
import { heldBack } from './slowing.ts';
import { tasksDuring, type Task } from './trace.ts';
import type { Visit } from './visit.ts';

/** The cost of an action for the page. */
export interface Cost {
  /** Main thread, ms. */
  readonly task: number;
  /** The longest task in ms; 0 if the visit is not traced. */
  readonly longest: number;
  /** From each key or press to its paint, ms. */
  readonly paints: readonly number[];
}

/** Late effects of an action (saving, requesting prices) occur within this many ms. */
const later = 500;

/** The effect of hovering a control is over within this many ms. */
const hovering = 150;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the late effects of an action. */
export const settle = ({ condition }: Visit): Promise<void> => sleep(later * (condition.cpu === 1 ? 1 : 2));

const takePaints = async ({ page }: Visit): Promise<readonly number[]> =>
  (await page.evaluate(() => window.bench?.takePaints())) ?? [];

/** The cost of an action for the page, including its late effects, slowed down as the condition says. */
export async function costOf(visit: Visit, action: () => Promise<void>): Promise<Cost> {
  const { session, isTraced } = visit;
  await takePaints(visit);
  const counted = (): Promise<number> =>
    heldBack(visit, async () => {
      const before = await readCounters(session);
      await action();
      await settle(visit);
      const after = await readCounters(session);
      return after.task - before.task;
    });
  const none: readonly Task[] = [];
  const { result: task, tasks } = isTraced
    ? await tasksDuring(visit, counted)
    : { result: await counted(), tasks: none };
  return { task, longest: Math.max(0, ...tasks.map(({ duration }) => duration)), paints: await takePaints(visit) };
}

/** Moves the mouse onto a control, so that only the press is measured. */
async function pointAt({ page }: Visit, control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${String(control)} can not be seen.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** The cost of pressing a control. */
export async function costOfPress(visit: Visit, control: Locator): Promise<Cost> {
  await pointAt(visit, control);
  await sleep(hovering);
  return costOf(visit, async () => {
    await visit.page.mouse.down();
    await visit.page.mouse.up();
  });
}
