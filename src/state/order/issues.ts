import { atom } from 'jotai/vanilla';
import { findIssues } from '../../domain/order/order-rules.ts';
import { isOfferedAtom } from '../catalogue/offered-voices.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import { orderAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';

/** All that keeps the summary closed. */
export const issuesAtom = stableAtom((get) => findIssues(get(orderAtom), get(isOfferedAtom)));

/** The last time that the buyer asked what is missing, since the summary was opened; each is an object of its own. */
export const issuesAskedAtom = perOrderAtom<object | null>(null);

/** Issues are shown once the buyer has asked for them, and are then kept up to date. */
export const areIssuesShownAtom = atom((get) => get(issuesAskedAtom) !== null);

/** Shows all issues and leads to the first one. */
export const askIssuesAtom = atom(null, (_get, set) => set(issuesAskedAtom, {}));
