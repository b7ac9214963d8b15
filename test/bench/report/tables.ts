import { conditions } from '../conditions.ts';
import type { Sample } from '../run.ts';
import { formatAim, formatRatios, formatValues } from './format.ts';
import { linesOf, type Line, type Pair } from './lines.ts';

interface Table {
  readonly heading: string;
  /** The first row names the columns. */
  readonly cells: readonly (readonly string[])[];
}

export interface TableOptions {
  readonly pair: Pair;
  /** Aims are of the floor: they mean nothing between two commits. */
  readonly hasAims: boolean;
}

const verdicts = { true: 'yes', false: 'no', null: '' } as const;

function cellsOf(line: Line, hasAims: boolean): readonly string[] {
  const { label, unit, base, tested, ratios, aim, isMet } = line;
  // A ratio of what grows around nothing tells nothing.
  const ratio = line.metric === 'growth' ? '' : formatRatios(ratios);
  const cells = [label, formatValues(base, unit), formatValues(tested, unit), ratio];
  return hasAims ? [...cells, formatAim(aim, unit), verdicts[`${isMet}`]] : cells;
}

/** What was measured, a table for each condition. */
export function tablesOf(samples: readonly Sample[], { pair, hasAims }: TableOptions): readonly Table[] {
  const head = ['', pair.base, pair.tested, `${pair.tested} / ${pair.base}`, ...(hasAims ? ['aim', 'met'] : [])];
  return conditions
    .map((condition) => ({ heading: condition.heading, lines: linesOf(samples, pair, condition) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => ({ heading, cells: [head, ...lines.map((line) => cellsOf(line, hasAims))] }));
}

/** All columns as wide as their widest cell. */
function padded(cells: Table['cells']): readonly (readonly string[])[] {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
}

export const textOf = ({ heading, cells }: Table): string =>
  [heading, ...padded(cells).map((row) => `  ${row.join('  ').trimEnd()}`)].join('\n');

/** As the formatter wants it. */
export function markdownOf({ heading, cells }: Table): string {
  const [head = [], ...body] = padded(cells);
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  const rule = head.map((cell) => '-'.repeat(cell.length));
  return [`### ${heading}`, '', line(head), line(rule), ...body.map(line)].join('\n');
}
