import type { serviceRules } from '../../../../src/domain/order/services.ts';

type ScriptKind = (typeof serviceRules)[keyof typeof serviceRules]['scriptKind'];

/** The names of drafts, by index: for on-hold messages, only the first one always has the same subject. */
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
