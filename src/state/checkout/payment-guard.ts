import { atom } from 'jotai/vanilla';
import { perOrderAtom } from '../order/order-life.ts';

/** Looks at the order before it is placed; what it holds back, it asks the buyer about. */
interface PaymentGuard {
  readonly holdsBack: () => boolean;
}

/** Set by the script desk, once it is here; null where nobody asks anything. */
export const paymentGuardAtom = atom<PaymentGuard | null>(null);

/** What the buyer has ordered anyway: asked once is enough. */
export const acceptedFindingsAtom = perOrderAtom('');
