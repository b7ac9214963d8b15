/** How a page is held back. */
export interface Condition {
  readonly name: string;
  /** So many times slower than the machine. */
  readonly cpu: number;
  /** The line, while the page loads; null where it is as fast as the machine. Latency in ms, throughput in bits a second. */
  readonly line: { readonly latency: number; readonly throughput: number } | null;
}

export const unslowed: Condition = { name: 'unslowed', cpu: 1, line: null };

/** A cheap phone on a slow line. */
export const slowed: Condition = { name: 'slowed', cpu: 4, line: { latency: 150, throughput: 1_600_000 } };
