import type { Frame } from './names.ts';

/** A profile as the browser gives it; times in µs. */
export interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

const microsecondsInMs = 1000;

/** The ms that each function took by itself, the most first. */
export function selfTimesOf(
  { nodes, samples = [], timeDeltas = [] }: CpuProfile,
  nameOf: (frame: Frame) => string,
): readonly (readonly [name: string, ms: number])[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / microsecondsInMs);
  }
  return [...times].toSorted(([, a], [, b]) => b - a);
}
