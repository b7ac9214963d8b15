import type { Page } from 'playwright-core';
import type { Measure } from './measure.ts';

const mount = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (times) => {
    for (let time = 0; time < times; time += 1) {
      const next = document.body.firstElementChild?.cloneNode();
      if (!(next instanceof HTMLElement)) throw new Error('There is no form.');
      document.body.replaceChildren(next);
      while (!next.shadowRoot?.querySelector('textarea')) await new Promise(requestAnimationFrame);
    }
  }, times);

/** The heap that each mount and unmount leaves behind, between the 50th and the 200th, with the code that V8 keeps. */
export const mounts: Measure = {
  name: 'mount',
  unit: 'kB',
  limit: 1,
  isAbsolute: true,
  measure: async (visit) => {
    await mount(visit.page, 50);
    const before = await visit.heapSize();
    await mount(visit.page, 150);
    return ((await visit.heapSize()) - before) / 150 / 1000;
  },
};
