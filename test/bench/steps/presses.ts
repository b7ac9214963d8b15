import type { Locator } from 'playwright-core';
import { mean } from '../statistics.ts';
import { costOfPress, settle, type Cost } from '../visit/measure.ts';
import type { Visit } from '../visit/visit.ts';
import type { Measures, Step } from './step.ts';

interface Press {
  readonly control: Locator;
  /** Holds once the press has done what it should. */
  readonly done: () => Promise<boolean>;
  readonly after?: () => Promise<void>;
}

/** The cost of presses, one by one. Throws if one had no effect. */
export async function costsOf(visit: Visit, presses: readonly Press[]): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  for (const { control, done, after } of presses) {
    costs.push(await costOfPress(visit, control));
    if (!(await done())) throw new Error(`${visit.form.name}: pressing ${String(control)} did nothing.`);
    await after?.();
  }
  return costs;
}

const meanOf = (name: 'tab' | 'voice' | 'add' | 'summary', costs: readonly Cost[]): Measures => ({
  [`${name}-task`]: mean(costs.map(({ task }) => task)),
  [`${name}-paint`]: mean(costs.flatMap(({ paints }) => paints)),
});

/** Switches to the other gender and back. */
export const tabPresses = ({ controls }: Visit): readonly Press[] =>
  (['Female', 'Male'] as const).map((gender) => ({
    control: controls.genderTab(gender),
    done: async () => (await controls.genderTab(gender).getAttribute('aria-selected')) === 'true',
  }));

/** Chooses two voices, one after the other. */
export const voicePresses = ({ controls }: Visit): readonly Press[] =>
  [2, 6].map((number) => ({
    control: controls.voice(number),
    done: () => controls.voice(number).isChecked(),
  }));

const messagesAdded = [19, 20];
const addPresses = ({ controls }: Visit): readonly Press[] =>
  messagesAdded.map((number) => ({
    control: controls.addMessage(number - 1),
    done: async () => (await controls.message(number).count()) === 1,
  }));

function summaryPresses(visit: Visit): readonly Press[] {
  const { controls, page } = visit;
  const once: Press = {
    control: controls.openSummary,
    done: () => controls.summary.isVisible(),
    after: async () => {
      await page.keyboard.press('Escape');
      await controls.summary.waitFor({ state: 'hidden' });
      await settle(visit);
    },
  };
  return [once, once];
}

export const add: Step = {
  name: 'add',
  messages: 18,
  measure: async (visit) => meanOf('add', await costsOf(visit, addPresses(visit))),
};

export const tab: Step = {
  name: 'tab',
  messages: 20,
  measure: async (visit) => meanOf('tab', await costsOf(visit, tabPresses(visit))),
};

export const voice: Step = {
  name: 'voice',
  messages: 20,
  measure: async (visit) => meanOf('voice', await costsOf(visit, voicePresses(visit))),
};

/** Needs a voice, without which a form may refuse its summary. */
export const summary: Step = {
  name: 'summary',
  messages: 20,
  measure: async (visit) => {
    const chosen = visit.controls.voice(6);
    if (!(await chosen.isChecked())) await costOfPress(visit, chosen);
    return meanOf('summary', await costsOf(visit, summaryPresses(visit)));
  },
};
