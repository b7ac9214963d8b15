import type { Visit } from '../visit.ts';

/** A number that is measured in a visit of a page with a form, and what the form's may be at most. */
export interface Measure {
  readonly name: string;
  readonly unit: 'ms' | 'kB' | '';
  /** So many times the floor's, or so many units if `isAbsolute`. */
  readonly limit: number;
  readonly isAbsolute?: true;
  /** Whether the page is loaded slowly: on a processor that is 4 times slower, over 1.6 Mbit/s with 150 ms. */
  readonly isSlowed?: boolean;
  readonly measure: (visit: Visit) => Promise<number>;
}
