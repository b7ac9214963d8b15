import type { Measure } from './measure.ts';

/** From the start of the navigation until voices and a message are painted. */
export const visible: Measure = {
  name: 'visible',
  unit: 'ms',
  limit: 1.1,
  isSlowed: true,
  measure: ({ page }) =>
    page.evaluate(() => performance.getEntriesByName('visible', 'mark')[0]?.startTime ?? Number.NaN),
};
