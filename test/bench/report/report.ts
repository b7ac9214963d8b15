import { conditions } from '../conditions.ts';
import type { Sample } from '../run.ts';
import { linesOf } from './lines.ts';
import { markdownOf, tablesOf, textOf, type TableOptions } from './tables.ts';

export type Format = 'text' | 'markdown' | 'json';

export interface ReportOptions extends TableOptions {
  /** Stands above the tables. */
  readonly origin: string;
}

/** All that was measured, as it is to be printed. */
export function reportOf(samples: readonly Sample[], format: Format, options: ReportOptions): string {
  if (format === 'json') {
    const lines = conditions.map((condition) => [condition.name, linesOf(samples, options.pair, condition)]);
    return JSON.stringify({ origin: options.origin, ...options.pair, ...Object.fromEntries(lines), samples }, null, 2);
  }
  const tables = tablesOf(samples, options).map(format === 'markdown' ? markdownOf : textOf);
  return [options.origin, ...tables].join('\n\n');
}
