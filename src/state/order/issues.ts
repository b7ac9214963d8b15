import { atom } from 'jotai/vanilla';
import { findIssues, type Issue } from '../../domain/order/order-rules.ts';
import { isOfferedAtom } from '../catalogue/offered-voices.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import { orderAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';

/** Everything that keeps the summary closed. */
export const issuesAtom = stableAtom((get) => findIssues(get(orderAtom), get(isOfferedAtom)));

/** What was missing the last time that the buyer asked, since the summary was opened; each is an array of its own. */
export const issuesAskedAtom = perOrderAtom<readonly Issue[] | null>(null);

/** Shows all issues and focuses the first one. */
export const askIssuesAtom = atom(null, (get, set) => set(issuesAskedAtom, [...get(issuesAtom)]));
