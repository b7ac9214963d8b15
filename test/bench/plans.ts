import { slowed, unslowed, type Condition } from './conditions.ts';
import type { SizeName } from './shop.ts';
import { keys } from './steps/keys.ts';
import { long } from './steps/long.ts';
import { heap, mounts } from './steps/memory.ts';
import { add, summary, tab, voice } from './steps/presses.ts';
import { start } from './steps/start.ts';
import type { Step } from './steps/step.ts';

/** A kind of visit: the shop, how the page is slowed down, and what is done there, in this order. */
export interface Plan {
  readonly size: SizeName;
  readonly condition: Condition;
  readonly words: number;
  readonly steps: readonly Step[];
  /** Its share of the samples: slow steps, and steps with little variation, need fewer. */
  readonly share: number;
  readonly isTraced: boolean;
  /** The browser's flags. */
  readonly flags?: readonly string[];
}

const usual = {
  size: 'usual',
  words: 40,
  steps: [start, add, keys, tab, voice, heap, summary],
  share: 1,
  isTraced: false,
} as const;

/**
 * V8 recompiles functions that are called often, and keeps the result: with each mount, this happens to some of the
 * form's, for about a thousand mounts. That is not a leak, but would hide one.
 */
const asWritten = '--js-flags=--no-opt --no-maglev --no-sparkplug';

export const plans: readonly Plan[] = [
  { ...usual, condition: unslowed },
  { ...usual, condition: slowed },
  { ...usual, condition: unslowed, steps: [mounts], share: 0.3, flags: [asWritten] },
  { size: 'long', words: 5000, steps: [long], condition: slowed, share: 0.3, isTraced: true },
];

export const stepNames: readonly string[] = [...new Set(plans.flatMap(({ steps }) => steps.map(({ name }) => name)))];

/** The plans with only the requested steps; all if none are requested. */
export function plansOf(only: readonly string[]): readonly Plan[] {
  if (only.length === 0) return plans;
  return plans
    .map((plan) => ({ ...plan, steps: plan.steps.filter(({ name }) => only.includes(name)) }))
    .filter(({ steps }) => steps.length > 0);
}
