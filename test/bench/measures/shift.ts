import type { Measure } from './measure.ts';

/** The layout shift while the page loads. */
export const shift: Measure = {
  name: 'shift',
  unit: '',
  limit: 0.01,
  isAbsolute: true,
  isSlowed: true,
  measure: ({ page }) =>
    page.evaluate(async () => {
      let sum = 0;
      // Without named functions, whose names would not survive the way into the page.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
      }).observe({ type: 'layout-shift', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return sum;
    }),
};
