import { atom } from 'jotai/vanilla';
import type { Form } from '../form.ts';
import type { Stop } from '../host/page-events.ts';
import { hasLoginExpiredAtom, isLoggedInAtom, loginAtom } from './login.ts';
import { loadUser } from './user.ts';

/** The id of the logged-in buyer, empty if the page gave none; null for a guest. */
const buyerAtom = atom((get) => (get(isLoggedInAtom) ? (get(loginAtom).userId ?? '') : null));

/**
 * Removes the guest details when the page logs the buyer out or logs in another one. The order stays; an expired login
 * is not a logout (docs/contract.md, Logging out). Returns the function that stops it.
 */
export function startLogout(form: Form, removeGuest: () => void): Stop {
  const { store } = form;
  let buyer = store.get(buyerAtom);
  const follow = (): void => {
    const now = store.get(buyerAtom);
    if (now === buyer || (now === null && store.get(hasLoginExpiredAtom))) return;
    const before = buyer;
    buyer = now;
    // A page that sets the token before the id means one buyer.
    if (before === null || (before === '' && now !== null)) return;
    removeGuest();
    void loadUser(form);
  };
  // Pages change the token and the id one after the other.
  return store.sub(buyerAtom, () => queueMicrotask(follow));
}
