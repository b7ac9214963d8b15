import { atom } from 'jotai/vanilla';
import { loggedOutWait } from '../../domain/common/waits.ts';
import { hasSessionEndedAtom, isLoggedInAtom, sessionAtom } from '../buyer/session.ts';
import { onPage, signsOfOtherTabs, stopAll, type Stop } from '../host/listen.ts';
import type { OrderStore } from '../atoms/store.ts';
import {
  dropLoggedOutOrderAtom,
  followDepartureAtom,
  keepLoggedOutOrderAtom,
  logOutAtom,
  loggedOutOrderAtom,
  noteDepartureAtom,
} from './logged-out-order.ts';

/** The id of the logged-in buyer, empty if the page gave none; null for a guest. */
const buyerAtom = atom((get) => (get(isLoggedInAtom) ? (get(sessionAtom).userId ?? '') : null));

/** The buyer whose order the form contains, and whether that login has expired: an expired login is not a logout. */
const ownerAtom = atom<{ readonly buyer: string | null; readonly hasExpired: boolean }>({
  buyer: null,
  hasExpired: false,
});

/** Follows logins: removes the order when its buyer logs out, and restores it if they return. */
const followBuyerAtom = atom(null, (get, set) => {
  const buyer = get(buyerAtom);
  const owner = get(ownerAtom);
  const hasExpired = buyer === null && (owner.hasExpired || get(hasSessionEndedAtom));
  if (hasExpired) return set(ownerAtom, { ...owner, hasExpired });
  set(ownerAtom, { buyer, hasExpired });
  if (buyer === owner.buyer) return;
  if (owner.buyer === null)
    return set(get(loggedOutOrderAtom)?.buyer === buyer ? keepLoggedOutOrderAtom : dropLoggedOutOrderAtom);
  // A page that sets the token before the id means one buyer.
  if (owner.buyer !== '' || buyer === null) set(logOutAtom, owner.buyer);
});

/**
 * Follows logins and logouts, here and in other tabs (docs/contract.md, Logging out). Returns the function that stops
 * it.
 */
export function startLogOut(store: OrderStore): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => store.set(dropLoggedOutOrderAtom);
  const limit = (): void => {
    clearTimeout(timer);
    if (store.get(loggedOutOrderAtom) !== null) timer = setTimeout(drop, loggedOutWait);
  };
  const follow = (): void => store.set(followBuyerAtom);
  store.set(noteDepartureAtom);
  follow();
  return stopAll(
    // Pages change the token and the id one after the other.
    store.sub(buyerAtom, () => queueMicrotask(follow)),
    store.sub(loggedOutOrderAtom, limit),
    onPage(signsOfOtherTabs, () => store.set(followDepartureAtom)),
    onPage(['pagehide'], drop),
    drop,
    () => clearTimeout(timer),
  );
}
