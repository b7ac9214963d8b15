import { useAtomValue } from 'jotai/react';
import { summaryStep } from '../../domain/checkout/checkout.ts';
import { isLoggedInAtom } from '../../state/buyer/login.ts';
import { checkoutAtom, isProcessingAtom } from '../../state/checkout/checkout-state.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './checkout-steps.css.ts';

/** The step that the buyer has reached on the way to payment; a logged-in buyer's details are known. */
export function CheckoutSteps() {
  const names = useText().summary.steps;
  const checkout = useAtomValue(checkoutAtom);
  const isLeaving = useAtomValue(isProcessingAtom) || checkout.step === 'blocked';
  const isGuest = !useAtomValue(isLoggedInAtom);
  const current = isLeaving ? 'pay' : isGuest && summaryStep(checkout) === 'guest' ? 'details' : 'review';
  const steps = (['review', 'details', 'pay'] as const).filter((step) => isGuest || step !== 'details');
  return (
    <ol className={css.steps} data-print="no">
      {steps.map((step) => (
        <li key={step} className={css.step} aria-current={step === current ? 'step' : undefined}>
          {names[step]}
        </li>
      ))}
    </ol>
  );
}
