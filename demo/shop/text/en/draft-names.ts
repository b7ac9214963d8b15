import type { serviceRules } from '../../../../src/domain/order/services.ts';

type ScriptKind = (typeof serviceRules)[keyof typeof serviceRules]['scriptKind'];

/** What drafts are called, by their place in the order: on hold only the first one has the same subject each time. */
export const draftNames: Readonly<Record<ScriptKind, readonly string[]>> = {
  loop: ['Welcome'],
  menu: [
    'Main greeting',
    'Menu',
    'After hours',
    'Lines busy',
    'General mailbox',
    'Hours and directions',
    'Recording notice',
    'Invalid choice',
    'Holidays',
    'Transfer',
  ],
  greeting: ['Greeting'],
};
