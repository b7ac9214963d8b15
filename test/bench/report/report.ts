import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { conditions, type Condition } from '../conditions.ts';
import { valuesOf, type Sample } from '../run.ts';
import { median, ratiosOf, spreadOf } from '../statistics.ts';
import { rows, type Row } from './rows.ts';

interface Comparison {
  /** The names of the forms: first the one that the others are compared with, last the one that is tested. */
  readonly names: readonly string[];
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

const unitSizes = { ms: 1, kB: 1000 } as const;

const inUnit = (values: readonly number[], unit: Row['unit']): readonly number[] =>
  values.map((value) => value / unitSizes[unit]);

function aimCells({ aim, unit }: Row, tested: readonly number[], ratios: readonly number[]): readonly string[] {
  if (aim === undefined) return ['', ''];
  if ('ratio' in aim) return [`≤ ${aim.ratio}`, median(ratios) <= aim.ratio ? 'yes' : 'no'];
  return [`≤ ${aim.most} ${unit}`, median(inUnit(tested, unit)) <= aim.most ? 'yes' : 'no'];
}

/** A line: each form's values, what the others are to the first one, and the aim of the last one. */
function cellsOf(row: Row, under: readonly number[], measured: readonly (readonly number[])[]): readonly string[] {
  const ratios = measured.slice(1).map((values) => ratiosOf(values, under));
  return [
    row.label,
    ...measured.map((values) => `${withSpread(inUnit(values, row.unit))} ${row.unit}`),
    ...ratios.map(withSpread),
    ...aimCells(row, measured.at(-1) ?? [], ratios.at(-1) ?? []),
  ];
}

/** A table of the measurements under a condition; empty if there are none. */
function tableOf(samples: readonly Sample[], { names }: Comparison, condition: Condition): readonly string[] {
  const readers = names.map((name) => valuesOf(samples, name, condition));
  const cells = rows
    .filter((row) => row.conditions.includes(condition))
    .map(({ aim, aimIn = condition, ...row }) => (aim && aimIn === condition ? { ...row, aim } : row))
    .map((row) => ({ row, measured: readers.map((read) => read(row.metric)) }))
    .filter(({ measured }) => measured.every((values) => values.length > 0))
    .map(({ row, measured }) => cellsOf(row, readers[0]?.(row.against ?? row.metric) ?? [], measured));
  if (cells.length === 0) return [];
  const [base = '', ...others] = names;
  const head = ['', ...names, ...others.map((name) => `${name} / ${base}`), 'aim', 'met'];
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
