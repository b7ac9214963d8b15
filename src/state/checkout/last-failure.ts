import { atom } from 'jotai/vanilla';
import { isRefusalMendedAtom } from '../buyer/guest.ts';
import type { Notice } from '../notices/notices.ts';
import { perOrderAtom } from '../order/order-life.ts';

/** Why the last press of the pay button came to nothing, until the next one: its toast goes before everybody has seen it. */
export const lastFailureAtom = perOrderAtom<Notice | null>(null);

/** That reason, while it holds. */
export const standingFailureAtom = atom((get) => (get(isRefusalMendedAtom) ? null : get(lastFailureAtom)));
