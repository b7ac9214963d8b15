import { atom } from 'jotai/vanilla';
import { perOrderAtom } from '../order/order-life.ts';

/** Checks the order before it is placed; if it holds it back, it asks the buyer. */
interface PaymentGuard {
  readonly holdsBack: () => boolean;
}

/** Set by the script desk when it has loaded; null if nothing is asked. */
export const paymentGuardAtom = atom<PaymentGuard | null>(null);

/** What the buyer has ordered anyway: asking once is enough. */
export const acceptedFindingsAtom = perOrderAtom('');
