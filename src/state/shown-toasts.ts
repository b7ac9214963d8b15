import { atom, type Atom, type Getter } from 'jotai/vanilla';
import { isRefusalMendedAtom } from './buyer/guest.ts';
import { isLoggedInAtom } from './buyer/session.ts';
import { isOnlineAtom } from './host/online.ts';
import { toastsAtom, type Notice } from './notices/notices.ts';
import { orderAtom } from './order/order.ts';
import { withheldOptionsAtom } from './order/parts.ts';
import { pricesAtom, totalsAtom } from './prices/prices.ts';

/** The condition under which a notice, by its key, no longer applies. */
const mended: Partial<Record<Notice['key'], Atom<boolean>>> = {
  calculationFailed: atom((get) => get(pricesAtom).status !== 'failed' || !get(isOnlineAtom)),
  // A discount with a minimum is applied once an answer says that the order reaches the minimum.
  discountApplied: atom((get) => {
    const least = get(orderAtom).discount?.minOrderAmount;
    return least ? !get(totalsAtom)?.discount : least === undefined;
  }),
  offline: isOnlineAtom,
  serverMessage: isRefusalMendedAtom,
  sessionEnded: isLoggedInAtom,
};

/** Whether a notice no longer applies. A dropped option may be offered again, and a restored one turned off. */
function isMended(get: Getter, notice: Notice): boolean {
  if (notice.key === 'optionDropped') return !get(withheldOptionsAtom).includes(notice.option);
  if (notice.key === 'optionRestored') return !get(orderAtom).options[notice.option];
  const mendedAtom = mended[notice.key];
  return mendedAtom !== undefined && get(mendedAtom);
}

/** The toasts that still apply: what was fixed need not be read any more. */
export const shownToastsAtom = atom((get) => get(toastsAtom).filter(({ notice }) => !isMended(get, notice)));

/** Whether a toast explains why the prices are not those of the order: one explanation at a time is enough. */
export const isOutageToldAtom = atom((get) =>
  get(shownToastsAtom).some(({ notice }) => notice.key === 'calculationFailed' || notice.key === 'offline'),
);
