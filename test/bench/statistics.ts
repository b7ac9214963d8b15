const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

/** The value that so great a share of all are not above, by the nearest rank. NaN where there are none. */
export function percentile(values: readonly number[], share: number): number {
  return ascending(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
}

/** The middle value, or the mean of the two in the middle. NaN where there are none. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? Number.NaN) + upper) / 2;
}

/** A median with the least and the greatest that it stands for. */
export interface Spread {
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

/** What is measured pair by pair, as ratios. Nothing against nothing is 1. */
export const ratiosOf = (over: readonly number[], under: readonly number[]): readonly number[] =>
  over.map((value, index) => (value === under[index] ? 1 : value / (under[index] ?? Number.NaN)));
