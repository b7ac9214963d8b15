import { atom } from 'jotai/vanilla';
import type { SavedOrder } from './saved-order.ts';

/** What the shop knows of the order under way; saved beside it. */
export type Submission = Pick<SavedOrder, 'idempotencyKey' | 'created'>;

export const noSubmission: Submission = { idempotencyKey: null, created: null };
export const submissionAtom = atom<Submission>(noSubmission);

/** Whether the order has left for checkout (contract.md section 4). */
export const isSentAtom = atom(false);

/** The line of work that the order goes on with, empty until it is saved; tells other tabs whose work is whose. */
export const lineAtom = atom('');
