import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import type { Adapter } from '../adapters/adapter.ts';
import { plans } from '../plans.ts';
import type { Site } from '../server.ts';
import { writeMessages } from '../steps/fill.ts';
import { load, start } from '../steps/start.ts';
import { readCounters } from '../visit/counters.ts';
import { traced } from '../visit/trace.ts';
import { openVisit, type Visit } from '../visit/visit.ts';
import { namesOf } from './names.ts';
import { selfTimesOf, type CpuProfile } from './self-times.ts';

interface Profiled {
  readonly site: Site;
  readonly adapter: Adapter;
  /** The name of the step that is done. */
  readonly step: string;
  /** Where the profile goes, for a browser’s developer tools. */
  readonly folder: string;
}

const interval = 100;
const shown = 30;

async function cpuProfileOf(session: CDPSession, action: () => Promise<void>): Promise<CpuProfile> {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval });
  await session.send('Profiler.start');
  await action();
  const { profile } = await session.send('Profiler.stop');
  return profile;
}

const lineOf = (name: string, ms: number): string => `${ms.toFixed(1).padStart(9)} ms  ${name}`;

const painting = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit']);

/** What the main thread did while something was done: its kinds of work in ms, and which functions ran. */
async function recorded(visit: Visit, action: () => Promise<void>) {
  const { session } = visit;
  const before = await readCounters(session);
  const { result, work } = await traced(visit, 'devtools.timeline', () => cpuProfileOf(session, action));
  const after = await readCounters(session);
  const painted = work.filter(({ name }) => painting.has(name)).reduce((sum, { ms }) => sum + ms, 0);
  const counted = (['task', 'script', 'style', 'layout'] as const).map(
    (kind) => [kind, after[kind] - before[kind]] as const,
  );
  return { cpuProfile: result, kinds: [...counted, ['painting', painted] as const] };
}

const writingTo = async (folder: string, name: string, text: string): Promise<string> => {
  const path = join(folder, name);
  await mkdir(folder, { recursive: true });
  await writeFile(path, text);
  return path;
};

/**
 * Does one step and tells what the main thread did meanwhile: the sums of its kinds of work, and the functions that took
 * most by themselves.
 */
export async function profile({ site, adapter, step: name, folder }: Profiled): Promise<string> {
  const plan = plans.find(({ steps }) => steps.some((one) => one.name === name));
  const step = plan?.steps.find((one) => one.name === name);
  if (plan === undefined || step === undefined) throw new Error(`There is no step "${name}".`);
  const visit = await openVisit({ site, adapter, size: plan.size, condition: plan.condition });
  try {
    if (step !== start) await load(visit);
    await writeMessages(visit, step.messages, plan.words);
    // The start traces itself when it is measured, and a browser traces one thing at a time.
    const action = step === start ? load : step.measure;
    const { cpuProfile, kinds } = await recorded(visit, async () => {
      await action(visit);
    });
    const path = await writingTo(folder, `${adapter.name}-${name}.cpuprofile`, JSON.stringify(cpuProfile));
    const functions = selfTimesOf(cpuProfile, namesOf(adapter)).slice(0, shown);
    const lines = [...kinds, ['', 0] as const, ...functions].map(([text, ms]) => (text === '' ? '' : lineOf(text, ms)));
    return [`${adapter.name}, ${name}: ${path}`, ...lines].join('\n');
  } finally {
    await visit.close();
  }
}
