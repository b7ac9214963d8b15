import { unslowed, type Condition } from './conditions.ts';
import type { FormToMeasure } from './forms.ts';
import type { Plan } from './plans.ts';
import type { Site } from './server.ts';
import { writeMessages } from './steps/fill.ts';
import { load, start } from './steps/start.ts';
import type { Measures, Metric } from './steps/step.ts';
import { openVisit } from './visit/visit.ts';

/** The measurements of one visit. */
export interface Sample {
  readonly form: string;
  readonly condition: string;
  readonly measures: Measures;
}

interface Run {
  readonly site: Site;
  readonly forms: readonly FormToMeasure[];
  readonly plans: readonly Plan[];
  /** How many visits of a plan each form gets. */
  readonly visits: number;
}

async function sampleOf(site: Site, form: FormToMeasure, plan: Plan): Promise<Sample> {
  const { condition, words, steps } = plan;
  const visit = await openVisit({ site, form, ...plan });
  try {
    const measures: Partial<Record<Metric, number>> = {};
    if (!steps.includes(start)) await load(visit);
    for (const step of steps) {
      await writeMessages(visit, step.messages, words);
      Object.assign(measures, await step.measure(visit));
    }
    return { form: form.name, condition: condition.name, measures };
  } finally {
    await visit.close();
  }
}

const stepsOf = ({ steps }: Plan): string => steps.map(({ name }) => name).join(', ');

/** The first browser reads its program from the disk, so it is not a sample. */
async function warmUp(site: Site, forms: readonly FormToMeasure[]): Promise<void> {
  for (const form of forms) {
    const visit = await openVisit({ site, form, size: 'usual', condition: unslowed });
    await load(visit);
    await visit.close();
  }
}

/** Visits the forms in turn, A B A B, so that other load on the machine affects both. */
export async function run({ site, forms, plans, visits }: Run): Promise<readonly Sample[]> {
  const all: Sample[] = [];
  await warmUp(site, forms);
  for (const plan of plans) {
    const rounds = Math.ceil(visits * plan.share);
    for (let round = 1; round <= rounds; round += 1) {
      console.error(`${plan.condition.name}, ${round} of ${rounds}: ${stepsOf(plan)}`);
      for (const form of forms) all.push(await sampleOf(site, form, plan));
    }
  }
  return all;
}

/** The measurements of a form's visits under a condition, in order. */
export const valuesOf =
  (samples: readonly Sample[], form: string, { name }: Condition) =>
  (metric: Metric) =>
    samples
      .filter((sample) => sample.form === form && sample.condition === name)
      .flatMap(({ measures }) => measures[metric] ?? []);
