import type { Measure } from './measure.ts';

/** Opening the summary of 20 messages. Needs a voice, without which the form lists issues. */
export const summary: Measure = {
  name: 'summary',
  unit: 'ms',
  limit: 1.5,
  measure: async (visit) => {
    await visit.writeMessages(20);
    await visit.costOfClick(visit.radio(2));
    const cost = await visit.costOfClick(
      visit.page.getByRole('button', { name: 'Order Summary', exact: true }).first(),
    );
    await visit.page.getByRole('dialog', { name: 'Order Summary', exact: true }).waitFor();
    return cost;
  },
};
