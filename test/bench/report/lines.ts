import type { Condition } from '../conditions.ts';
import { valuesOf, type Sample } from '../run.ts';
import { median, ratiosOf } from '../statistics.ts';
import { rows, type Aim, type Row } from './rows.ts';

/** A row with what was measured. */
export interface Line extends Row {
  readonly base: readonly number[];
  readonly tested: readonly number[];
  /** Of each pair of visits. */
  readonly ratios: readonly number[];
  /** Whether the median is within the aim; null where there is none. */
  readonly isMet: boolean | null;
}

/** Which form is held against which. */
export interface Pair {
  readonly base: string;
  readonly tested: string;
}

interface Judged {
  readonly aim: Aim | undefined;
  readonly tested: readonly number[];
  readonly ratios: readonly number[];
}

function isMet({ aim, tested, ratios }: Judged): boolean | null {
  if (aim === undefined) return null;
  return 'ratio' in aim ? median(ratios) <= aim.ratio : median(tested) <= aim.most;
}

/** The lines of a condition that something was measured for. */
export function linesOf(samples: readonly Sample[], pair: Pair, condition: Condition): readonly Line[] {
  const base = valuesOf(samples, pair.base, condition);
  const tested = valuesOf(samples, pair.tested, condition);
  return rows
    .filter(({ metric, conditions }) => conditions.includes(condition) && tested(metric).length > 0)
    .map((row) => {
      const values = { base: base(row.against ?? row.metric), tested: tested(row.metric) };
      const ratios = ratiosOf(values.tested, values.base);
      return { ...row, ...values, ratios, isMet: isMet({ aim: row.aim, tested: values.tested, ratios }) };
    })
    .filter(({ base }) => base.length > 0);
}
