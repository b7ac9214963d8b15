import { atom } from 'jotai/vanilla';
import { isUserPendingAtom } from '../buyer/user.ts';
import { isPreparedAtom, isReadyAtom } from '../catalogue/catalogue.ts';
import type { Form } from '../form.ts';
import type { Stop } from '../host/page-events.ts';
import { isSummaryOpenAtom } from './checkout-state.ts';
import { openSummary } from './open-summary.ts';

/** Whether the buyer is leaving the summary for the shop's login: saved with the order, which then starts in it. */
export const leavesSummaryAtom = atom(false);

/** Marks the order, if its summary is open. */
export function leaveSummary({ store }: Form): void {
  store.set(leavesSummaryAtom, store.get(isSummaryOpenAtom));
}

/** Whether the summary is to be opened once everything it needs has loaded. */
export const resumesSummaryAtom = atom(false);

const isTimeAtom = atom(
  (get) => get(resumesSummaryAtom) && get(isPreparedAtom) && get(isReadyAtom) && !get(isUserPendingAtom),
);

/** Opens the summary for a buyer who is back from the shop's login. Returns the function that stops it. */
export function startResumingSummary(form: Form): Stop {
  const { store } = form;
  const resume = (): void => {
    if (!store.get(isTimeAtom)) return;
    store.set(resumesSummaryAtom, false);
    openSummary(form);
  };
  resume();
  return store.sub(isTimeAtom, resume);
}
