import type { Locator } from 'playwright-core';
import { percentile } from '../statistics.ts';
import { costOf, type Cost } from '../visit/measure.ts';
import type { Visit } from '../visit/visit.ts';
import { costsOf, voicePresses } from './presses.ts';
import type { Step } from './step.ts';

/** Keys as they are typed: several in a row, then a pause in which the form saves and requests prices. */
const rhythm = { keys: 10, between: 50, pause: 400 };
const share = 0.98;

async function press({ page }: Visit, count: number): Promise<void> {
  for (let key = 1; key <= count; key += 1) {
    await page.keyboard.press(key % 5 === 0 ? 'Space' : 'e');
    await page.waitForTimeout(key % rhythm.keys === 0 ? rhythm.pause : rhythm.between);
  }
}

/** Puts the caret behind the text. */
async function beginTyping({ page }: Visit, message: Locator): Promise<void> {
  await message.focus();
  await page.keyboard.press('ControlOrMeta+End');
}

/** The cost of typing so many keys at the end of a message. Throws if one did not arrive. */
export async function costOfKeys(visit: Visit, message: Locator, count: number): Promise<Cost> {
  await beginTyping(visit, message);
  const before = await message.inputValue();
  const cost = await costOf(visit, () => press(visit, count));
  const typed = (await message.inputValue()).length - before.length;
  if (typed !== count || cost.paints.length !== count) {
    throw new Error(`Of ${count} keys ${typed} arrived and ${cost.paints.length} were painted.`);
  }
  return cost;
}

const count = 50;
const messageTyped = 5;

/** Typing into one of 20 messages, with a voice, so that there is a total to update. */
export const keys: Step = {
  name: 'keys',
  messages: 20,
  measure: async (visit) => {
    await costsOf(visit, voicePresses(visit).slice(0, 1));
    const cost = await costOfKeys(visit, visit.controls.message(messageTyped), count);
    return { 'key-task': cost.task / count, 'key-paint': percentile(cost.paints, share) };
  },
};
