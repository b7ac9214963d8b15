import { useAtomValue, useSetAtom } from 'jotai/react';
import { checkoutAtom, isProcessingAtom, isSentAtom } from '../../state/checkout/checkout.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { startAnewAtom } from '../../state/order/service-switch.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useText } from '../use-text.ts';
import { closing } from './closing.ts';

/** An order that has left for checkout is here again: paid, or not (contract.md section 4). */
export function SentNotice() {
  const text = useText().sent;
  const isSent = useAtomValue(isSentAtom);
  const isProcessing = useAtomValue(isProcessingAtom);
  const checkout = useSetAtom(checkoutAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const startAnew = useSetAtom(startAnewAtom);
  if (!isSent || isProcessing) return null;
  return (
    <Callout
      tone="warning"
      actions={
        <>
          <Button onClick={closing(() => startAnew(serviceType))}>{text.fresh}</Button>
          <Button onClick={closing(() => checkout({ type: 'continued' }))}>{text.continue}</Button>
        </>
      }
    >
      <strong>{text.heading}</strong>
      <p>{text.text}</p>
    </Callout>
  );
}
