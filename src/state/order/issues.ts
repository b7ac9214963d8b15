import { findIssues } from '../../domain/order-rules.ts';
import { isOfferedAtom } from '../catalogue/offer.ts';
import { stableAtom } from '../stable-atom.ts';
import { orderAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';

/** All that keeps the order from being reviewed. */
export const issuesAtom = stableAtom((get) => findIssues(get(orderAtom), get(isOfferedAtom)));

/** Issues are listed from the first press of Order Summary on, and then kept up to date. */
export const areIssuesShownAtom = perOrderAtom(false);
