import { useAtomValue } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { useForm } from '../context/form-context.tsx';
import type { Payment } from '../../domain/checkout/checkout.ts';
import { isLoggedInAtom } from '../../state/buyer/login.ts';
import { isPlaced } from '../../state/checkout/place-order.ts';
import { pay } from '../../state/checkout/pay.ts';
import { openSummary } from '../../state/checkout/open-summary.ts';
import { isPaymentPendingAtom, returnTokenAtom } from '../../state/checkout/payment-status.ts';
import {
  canPayAgainAtom,
  canPayAtom,
  changeCheckout,
  isChangedSincePaidAtom,
  isProcessingAtom,
  isSentAtom,
  isSummaryOpenAtom,
  paymentStateAtom,
  renewOrder,
} from '../../state/checkout/checkout-state.ts';
import { serviceRulesAtom, serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { reuseChoices, startOver } from '../../state/session/service-switch.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { rootOf, thenFocus } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './start.css.ts';

/** An order that was sent to checkout is back: shows the status of its payment (docs/contract.md, Settled). */
export function SentNotice() {
  const isSent = useAtomValue(isSentAtom);
  const isProcessing = useAtomValue(isProcessingAtom);
  return isSent && !isProcessing && <PaymentNotice />;
}

/** What is known about the payment. */
type Known = 'sent' | 'asking' | Payment;

function PaymentNotice() {
  const text = useText().sent;
  const payment = useAtomValue(paymentStateAtom);
  const isPending = useAtomValue(isPaymentPendingAtom);
  const known: Known = payment === 'closed' || payment === 'sent' ? (isPending ? 'asking' : 'sent') : payment;
  const isChanged = useAtomValue(isChangedSincePaidAtom);
  const canPayAgain = useAtomValue(canPayAgainAtom);
  // Otherwise, it may be being paid in another tab or window.
  const isBack = useAtomValue(returnTokenAtom) !== null;
  const words = {
    sent: ['warning', text.heading, text.text],
    asking: ['info', text.heading, text.asking],
    unpaid: ['warning', isBack ? text.unpaid : text.unpaidYet, canPayAgain ? text.unpaidAgain : text.unpaidText],
    confirming: ['info', text.confirming, text.confirmingText],
    paid: ['success', text.paid, isChanged ? text.changedText : text.paidText],
  } as const;
  const [tone, heading, more] = words[known];
  return (
    <div ref={useInSight()} tabIndex={-1} data-field="sent" id="blocked-by-sent" className={css.notice}>
      <Callout tone={tone} actions={known !== 'asking' && <Ways known={known} />}>
        <div role="status">
          <strong>{heading}</strong>
          <p>{more}</p>
        </div>
      </Callout>
    </div>
  );
}

/** The choices: continue this order while it is unpaid, reuse parts of it once it is paid, or start a new one. */
function Ways({ known }: { readonly known: Known }) {
  const text = useText().sent;
  const serviceType = useAtomValue(serviceTypeAtom);
  const { scriptKind } = useAtomValue(serviceRulesAtom);
  const isChanged = useAtomValue(isChangedSincePaidAtom);
  const form = useForm();
  const isOpen = known === 'sent' || known === 'unpaid';
  const canPayAgain = useAtomValue(canPayAgainAtom);
  const canPay = useAtomValue(canPayAtom);
  const payNow = (): void => {
    if (!canPay || !openSummary(form)) return;
    if (!form.store.get(isLoggedInAtom)) changeCheckout(form, { type: 'guestChosen' });
    // With another price, the buyer reviews it first.
    if (isPlaced(form)) void pay(form);
  };
  return (
    <>
      {isOpen && (
        <Button kind="primary" onClick={thenFocus(() => changeCheckout(form, { type: 'continued' }), 'summary')}>
          {text.continue}
        </Button>
      )}
      {canPayAgain && (
        <Button aria-disabled={!canPay} onClick={payNow}>
          {text.payNow}
        </Button>
      )}
      {isChanged && (
        <Button kind="primary" onClick={thenFocus(() => renewOrder(form), 'voices')}>
          {text.renew}
        </Button>
      )}
      {known === 'paid' && (
        <Button onClick={thenFocus(() => reuseChoices(form), 'voices')}>{text.reuse[scriptKind]}</Button>
      )}
      <Button onClick={thenFocus(() => startOver(form, serviceType), 'voices')}>{text.fresh}</Button>
    </>
  );
}

/** Buyers who return from checkout see the notice. It takes the focus unless that is elsewhere on the page. */
function useInSight() {
  const box = useRef<HTMLDivElement>(null);
  const isCovered = useAtomValue(isSummaryOpenAtom);
  useEffect(() => {
    if (isCovered || !box.current) return;
    box.current.scrollIntoView({ block: 'center' });
    const isElsewhere = document.activeElement !== document.body && !rootOf(box.current)?.activeElement;
    if (!isElsewhere) box.current.focus({ preventScroll: true });
  }, [isCovered]);
  return box;
}
