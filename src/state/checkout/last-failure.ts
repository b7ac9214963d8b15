import { atom } from 'jotai/vanilla';
import { isRefusalMendedAtom } from '../buyer/guest.ts';
import type { Notice } from '../notices/notices.ts';
import { perOrderAtom } from '../order/order-life.ts';

/**
 * Why the last press of the pay button failed, until the next press: the toast disappears before everybody has read it.
 */
export const lastFailureAtom = perOrderAtom<Notice | null>(null);

/** The reason, while it applies. */
export const standingFailureAtom = atom((get) => (get(isRefusalMendedAtom) ? null : get(lastFailureAtom)));
