import type { Visit } from '../visit/visit.ts';
import { heldHeap } from '../visit/counters.ts';
import { settle } from '../visit/measure.ts';
import type { Step } from './step.ts';

const usual = 50;
const counted = 200;

/** Mounts and unmounts the form so many times, waiting each time until it is ready. */
const mount = ({ page }: Visit, times: number): Promise<void> =>
  page.evaluate(async (times) => {
    const form = document.body.firstElementChild;
    for (let time = 0; time < times; time += 1) {
      document.body.replaceChildren();
      const next = form?.cloneNode();
      if (!(next instanceof HTMLElement)) throw new Error('There is no form.');
      document.body.append(next);
      while (!next.shadowRoot?.querySelector('textarea')) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }
  }, times);

/** What each mount leaves behind. The first ones fill caches. */
export const mounts: Step = {
  name: 'mounts',
  messages: 0,
  measure: async (visit) => {
    await mount(visit, usual);
    await settle(visit);
    const before = await heldHeap(visit.session);
    await mount(visit, counted);
    await settle(visit);
    const after = await heldHeap(visit.session);
    return { 'mount-growth': (after - before) / counted };
  },
};

/** The heap of a used form. */
export const heap: Step = {
  name: 'heap',
  messages: 20,
  measure: async ({ session }) => ({ heap: await heldHeap(session) }),
};
