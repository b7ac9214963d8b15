import { atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';
import { findIssues } from '../../domain/order-rules.ts';
import { isSame } from '../../domain/same.ts';
import { isOfferedAtom } from '../catalogue/offer.ts';
import { orderAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';

/** All that keeps the order from being reviewed. */
export const issuesAtom = selectAtom(
  atom((get) => findIssues(get(orderAtom), get(isOfferedAtom))),
  (issues) => issues,
  isSame,
);

/** Issues are listed from the first press of Order Summary on, and then kept up to date. */
export const areIssuesShownAtom = perOrderAtom(false);
