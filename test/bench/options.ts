import { parseArgs } from 'node:util';
import { stepNames } from './plans.ts';
import type { Format } from './report/report.ts';

export interface Options {
  readonly samples: number;
  /** The steps that are measured; all where there are none. */
  readonly only: readonly string[];
  readonly format: Format;
  /** The step to profile instead of measuring. */
  readonly profile: string | null;
  /** The form to profile. */
  readonly form: string;
  /** Where a profile is written. */
  readonly out: string;
  readonly positionals: readonly string[];
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

/** Reads the command line. Throws a sentence on what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      samples: { type: 'string', default: '3' },
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      profile: { type: 'string' },
      form: { type: 'string', default: 'form' },
      out: { type: 'string', default: 'build/bench/profiles' },
    },
  });
  return {
    samples: countOf(values.samples),
    only: values.only.flatMap((names) => names.split(',')).map(knownStep),
    format: values.json ? 'json' : values.markdown ? 'markdown' : 'text',
    profile: values.profile === undefined ? null : knownStep(values.profile),
    form: values.form,
    out: values.out,
    positionals,
  };
}
