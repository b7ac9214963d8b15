import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { conditions, type Condition } from '../conditions.ts';
import { valuesOf, type Sample } from '../run.ts';
import { median, ratiosOf, spreadOf } from '../statistics.ts';
import { rows, type Aim, type Row } from './rows.ts';

interface Comparison {
  /** The names of two forms. */
  readonly base: string;
  readonly tested: string;
  readonly visits: number;
}

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** When, of what and on what something was measured. */
function originOf(visits: number): string {
  const date = new Date().toISOString().slice(0, 10);
  const edits = git('status', '--porcelain', '--', 'src') === '' ? '' : ' with edits';
  const commit = git('rev-parse', '--short', 'HEAD');
  return `${date}, commit ${commit}${edits}: median of ${visits} visits, ${availableParallelism()} processors.`;
}

/** Three figures or so: more would be noise. */
function digits(value: number): string {
  if (!Number.isFinite(value)) return '∞';
  return value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);
}

/** The median with the least and the greatest value. */
function withSpread(values: readonly number[]): string {
  const { median: middle, least, most } = spreadOf(values);
  return least === most ? digits(middle) : `${digits(middle)} (${digits(least)}–${digits(most)})`;
}

const inUnit = (values: readonly number[], unit: Row['unit']): string =>
  `${withSpread(unit === 'kB' ? values.map((value) => value / 1000) : values)} ${unit}`;

function aimCells(aim: Aim | undefined, tested: readonly number[], ratios: readonly number[]): readonly string[] {
  if (aim === undefined) return ['', ''];
  const isMet = 'ratio' in aim ? median(ratios) <= aim.ratio : median(tested) <= aim.most;
  return ['ratio' in aim ? `≤ ${aim.ratio}` : `≤ ${aim.most} ms`, isMet ? 'yes' : 'no'];
}

/** A table of what was measured under a condition; nothing if nothing was. */
function tableOf(samples: readonly Sample[], { base, tested }: Comparison, condition: Condition): readonly string[] {
  const [baseOf, testedOf] = [base, tested].map((form) => valuesOf(samples, form, condition));
  const cells = rows
    .filter((row) => row.conditions.includes(condition))
    .map((row) => ({ ...row, under: baseOf?.(row.against ?? row.metric) ?? [], over: testedOf?.(row.metric) ?? [] }))
    .filter(({ under, over }) => under.length > 0 && over.length > 0)
    .map(({ label, unit, aim, under, over }) => {
      const ratios = ratiosOf(over, under);
      return [label, inUnit(under, unit), inUnit(over, unit), withSpread(ratios), ...aimCells(aim, over, ratios)];
    });
  if (cells.length === 0) return [];
  const head = ['', base, tested, `${tested} / ${base}`, 'aim', 'met'];
  return [`### ${condition.heading}\n\n${markdownOf([head, ...cells])}`];
}

function markdownOf(cells: readonly (readonly string[])[]): string {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  const [head = [], ...body] = cells;
  return [head, rule, ...body].map(line).join('\n');
}

/** All that was measured, as Markdown. */
export const reportOf = (samples: readonly Sample[], comparison: Comparison): string =>
  [originOf(comparison.visits), ...conditions.flatMap((condition) => tableOf(samples, comparison, condition))].join(
    '\n\n',
  );
