/** How a page is slowed down. */
export interface Condition {
  readonly name: string;
  readonly heading: string;
  /** So many times slower than the machine. */
  readonly cpu: number;
  /** The line, while the page loads; null if it is as fast as the machine. Latency in ms, throughput in bits a second. */
  readonly line: { readonly latency: number; readonly throughput: number } | null;
}

export const unslowed: Condition = { name: 'unslowed', heading: 'Unslowed', cpu: 1, line: null };

/** A cheap phone on a slow line. */
export const slowed: Condition = {
  name: 'slowed',
  heading: 'Slowed 4 times, loaded over 1.6 Mbit/s with 150 ms',
  cpu: 4,
  line: { latency: 150, throughput: 1_600_000 },
};

export const conditions: readonly Condition[] = [unslowed, slowed];
