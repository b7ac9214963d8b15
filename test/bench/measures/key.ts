import type { Measure } from './measure.ts';

/** Typing into the fifth of 20 messages, with a voice, so that there is a total to update. */
export const key: Measure = {
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
};
