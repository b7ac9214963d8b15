import type { Measure } from './measure.ts';

/** Switching to the voices of the other gender, and back. */
export const tab: Measure = {
  name: 'tab',
  unit: 'ms',
  limit: 1.1,
  measure: async (visit) => {
    await visit.writeMessages(20);
    let cost = 0;
    for (const name of ['Female', 'Male'])
      cost += await visit.costOfClick(visit.page.getByRole('tab', { name, exact: true }));
    return cost / 2;
  },
};
