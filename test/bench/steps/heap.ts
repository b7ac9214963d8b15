import { heldHeap } from '../visit/counters.ts';
import type { Step } from './step.ts';

/** The heap of a used form. */
export const heap: Step = {
  name: 'heap',
  messages: 20,
  measure: async ({ session }) => ({ heap: await heldHeap(session) }),
};
