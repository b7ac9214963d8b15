import { parseArgs } from 'node:util';
import { stepNames } from './plans.ts';

export interface Options {
  /** How many visits each form gets. */
  readonly samples: number;
  /** The steps to measure; all if empty. */
  readonly only: readonly string[];
  /** The commit whose form is measured, too. */
  readonly against: string | null;
}

const knownStep = (name: string): string => {
  if (stepNames.includes(name)) return name;
  throw new Error(`There is no "${name}" to measure; there are ${stepNames.join(', ')}.`);
};

function countOf(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--samples takes a whole number from 1 on, not "${text}".`);
}

/** Reads the command line. Throws a sentence about what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      samples: { type: 'string', default: '3' },
      only: { type: 'string', multiple: true, default: [] },
      against: { type: 'string' },
    },
  });
  return {
    samples: countOf(values.samples),
    only: values.only.flatMap((names) => names.split(',')).map(knownStep),
    against: values.against ?? null,
  };
}
