import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { checkoutAtom, isProcessingAtom, isSentAtom, isSummaryOpenAtom } from '../../state/checkout/checkout.ts';
import { isPaidAtom } from '../../state/checkout/tell-paid.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { startAnewAtom } from '../../state/order/service-switch.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { rootOf } from '../focus-field.ts';
import { useText } from '../use-text.ts';
import { closing } from './closing.ts';
import * as css from './start.css.ts';

/** An order that has left for checkout is here again: paid, or not, or nobody knows (docs/contract.md, Settled). */
export function SentNotice() {
  const isSent = useAtomValue(isSentAtom);
  const isPaid = useAtomValue(isPaidAtom);
  const isProcessing = useAtomValue(isProcessingAtom);
  return (isSent || isPaid) && !isProcessing && <Notice />;
}

function Notice() {
  const text = useText().sent;
  const checkout = useSetAtom(checkoutAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const startAnew = useSetAtom(startAnewAtom);
  const isPaid = useAtomValue(isPaidAtom);
  return (
    <div ref={useInSight()} tabIndex={-1} data-field="sent" id="blocked-by-sent" className={css.notice}>
      <Callout
        tone={isPaid ? 'success' : 'warning'}
        actions={
          <>
            {!isPaid && <Button onClick={closing(() => checkout({ type: 'continued' }))}>{text.continue}</Button>}
            <Button onClick={closing(() => startAnew(serviceType))}>{text.fresh}</Button>
          </>
        }
      >
        <strong>{isPaid ? text.paid : text.heading}</strong>
        {!isPaid && <p>{text.text}</p>}
      </Callout>
    </div>
  );
}

/** Whoever comes back from checkout sees the notice; it takes the focus only where the form has it. */
function useInSight() {
  const box = useRef<HTMLDivElement>(null);
  const isCovered = useAtomValue(isSummaryOpenAtom);
  useEffect(() => {
    if (isCovered || !box.current) return;
    box.current.scrollIntoView({ block: 'center' });
    if (rootOf(box.current)?.activeElement) box.current.focus({ preventScroll: true });
  }, [isCovered]);
  return box;
}
