const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

/** The value that the given share of all values does not exceed, by nearest rank. NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  return ascending(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
}

/** The median. NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? Number.NaN) + upper) / 2;
}

/** A median with the minimum and the maximum. */
interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
});

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ratios of pairs of values. Zero to zero is 1. */
export const ratiosOf = (over: readonly number[], under: readonly number[]): readonly number[] =>
  over.map((value, index) => (value === under[index] ? 1 : value / (under[index] ?? Number.NaN)));
