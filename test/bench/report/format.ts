import { spreadOf, type Spread } from '../statistics.ts';
import type { Aim, Unit } from './rows.ts';

const bytesInKB = 1000;

/** Three figures or so: more would be noise. */
function digits(value: number): string {
  if (!Number.isFinite(value)) return '∞';
  return value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);
}

const scaled = (value: number, unit: Unit): number => (unit === 'kB' ? value / bytesInKB : value);

function withSpread({ median, least, most }: Spread, count: number): string {
  return count > 1 && least !== most ? `${digits(median)} (${digits(least)}–${digits(most)})` : digits(median);
}

/** Median with the least and the greatest, in the unit. */
export function formatValues(values: readonly number[], unit: Unit): string {
  if (values.length === 0) return '';
  return `${withSpread(spreadOf(values.map((value) => scaled(value, unit))), values.length)} ${unit}`;
}

/** The median of the pairs' ratios with the least and the greatest. */
export const formatRatios = (ratios: readonly number[]): string =>
  ratios.length === 0 ? '' : withSpread(spreadOf(ratios), ratios.length);

export function formatAim(aim: Aim | undefined, unit: Unit): string {
  if (aim === undefined) return '';
  return 'ratio' in aim ? `≤ ${aim.ratio}` : `≤ ${scaled(aim.most, unit)} ${unit}`;
}
