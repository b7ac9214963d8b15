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
      const add = (entry: PerformanceEntry): void => void (sum += 'value' in entry ? Number(entry.value) : 0);
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
      observer.observe({ type: 'layout-shift', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return sum;
    }),
};
