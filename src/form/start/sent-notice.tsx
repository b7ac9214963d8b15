import { useAtomValue, useSetAtom } from 'jotai/react';
import { orderAtom } from '../../state/order.ts';
import { isProcessingAtom } from '../../state/review.ts';
import { startAnewAtom } from '../../state/service-switch.ts';
import { isSentAtom } from '../../state/submission.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useText } from '../use-text.ts';
import { leave } from './leave.ts';

/** An order that has left for checkout is here again: paid, or not (contract.md section 4). */
export function SentNotice() {
  const text = useText().sent;
  const isSent = useAtomValue(isSentAtom);
  const isProcessing = useAtomValue(isProcessingAtom);
  const setSent = useSetAtom(isSentAtom);
  const { serviceType } = useAtomValue(orderAtom);
  const startAnew = useSetAtom(startAnewAtom);
  if (!isSent || isProcessing) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button onClick={leave(() => startAnew(serviceType))}>{text.fresh}</Button>
          <Button onClick={leave(() => setSent(false))}>{text.continue}</Button>
        </>
      }
    >
      <strong>{text.heading}</strong>
      <p>{text.text}</p>
    </Notice>
  );
}
