import type { Measure } from './measure.ts';

/** Adding the nineteenth message. */
export const add: Measure = {
  name: 'add',
  unit: 'ms',
  limit: 2,
  measure: async (visit) => {
    await visit.writeMessages(18);
    const cost = await visit.costOfClick(visit.addButton(18));
    await visit.message(19).waitFor();
    return cost;
  },
};
