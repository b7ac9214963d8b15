import type { Measure } from './measure.ts';

/** The JavaScript heap after loading, with the script tools. */
export const heap: Measure = {
  name: 'heap',
  unit: 'kB',
  limit: 1.6,
  measure: async (visit) => (await visit.heapSize()) / 1000,
};
