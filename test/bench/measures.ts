import type { Page } from 'playwright-core';
import type { Visit } from './visit.ts';

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

const mount = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (times) => {
    for (let time = 0; time < times; time += 1) {
      const next = document.body.firstElementChild?.cloneNode();
      if (!(next instanceof HTMLElement)) throw new Error('There is no form.');
      document.body.replaceChildren(next);
      while (!next.shadowRoot?.querySelector('textarea')) await new Promise(requestAnimationFrame);
    }
  }, times);

/** In the order of the table. */
export const measures: readonly Measure[] = [
  /** From the start of the navigation until voices and a message are painted. */
  {
    name: 'visible',
    unit: 'ms',
    limit: 1.1,
    isSlowed: true,
    measure: ({ page }) =>
      page.evaluate(() => performance.getEntriesByName('visible', 'mark')[0]?.startTime ?? Number.NaN),
  },
  /** The layout shift while the page loads. */
  {
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
  },
  /** The JavaScript heap after loading, with the script tools. */
  {
    name: 'heap',
    unit: 'kB',
    limit: 1.6,
    measure: async (visit) => (await visit.heapSize()) / 1000,
  },
  /** Typing into the fifth of 20 messages, with a voice, so that there is a total to update. */
  {
    name: 'key',
    unit: 'ms',
    limit: 1.25,
    measure: async (visit) => {
      await visit.writeMessages(20);
      await visit.costOfClick(visit.radio(2));
      await visit.message(5).focus();
      const before = (await visit.message(5).inputValue()).length;
      const cost = await visit.costOf(() => visit.page.keyboard.type('e'.repeat(50), { delay: 50 }));
      const typed = (await visit.message(5).inputValue()).length - before;
      if (typed !== 50) throw new Error(`Of 50 keys, ${typed} arrived.`);
      return cost / 50;
    },
  },
  /** Switching to the voices of the other gender, and back. */
  {
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
  },
  /** Adding the nineteenth message. */
  {
    name: 'add',
    unit: 'ms',
    limit: 2,
    measure: async (visit) => {
      await visit.writeMessages(18);
      const cost = await visit.costOfClick(visit.addButton(18));
      await visit.message(19).waitFor();
      return cost;
    },
  },
  /** Opening the summary of 20 messages. Needs a voice, without which the form lists issues. */
  {
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
  },
  /** The heap that each mount and unmount leaves behind, between the 50th and the 200th, with the code that V8 keeps. */
  {
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
  },
];
