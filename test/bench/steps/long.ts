import { mean } from '../statistics.ts';
import type { Cost } from '../visit/measure.ts';
import { costOfKeys } from './keys.ts';
import { costsOf, tabPresses, voicePresses } from './presses.ts';
import type { Measures, Step } from './step.ts';

const count = 10;

const measuresOf = (name: 'key' | 'tab' | 'voice', costs: readonly Cost[], actions: number): Measures => ({
  [`long-${name}-task`]: mean(costs.map(({ task }) => task)) / actions,
  [`long-${name}-longest`]: Math.max(...costs.map(({ longest }) => longest)),
});

/** Typing, switching and choosing among long lists and texts. */
export const long: Step = {
  name: 'long',
  messages: 20,
  measure: async (visit) => {
    const typed = await costOfKeys(visit, visit.controls.message(10), count);
    const tabs = await costsOf(visit, tabPresses(visit));
    const voices = await costsOf(visit, voicePresses(visit));
    return {
      ...measuresOf('key', [typed], count),
      ...measuresOf('tab', tabs, 1),
      ...measuresOf('voice', voices, 1),
    };
  },
};
