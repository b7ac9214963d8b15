import { atom } from 'jotai/vanilla';

/** Checks the order before it is placed; if it holds it back, it asks the buyer. */
interface PaymentGuard {
  readonly holdsBack: () => boolean;
}

/** Set by the script desk when it has loaded; null if nothing is asked. */
export const paymentGuardAtom = atom<PaymentGuard | null>(null);
