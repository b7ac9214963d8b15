import { useAtomValue, useSetAtom } from 'jotai/react';
import { isSentAtom } from '../../state/checkout/checkout.ts';
import { isUntouchedAtom } from '../../state/order/order.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { startOverAtom } from '../../state/saving/switch-undo.ts';
import { savedNote } from '../layout/layout.css.ts';
import { thenFocus } from '../focus/then-focus.ts';
import { useText } from '../texts/use-text.ts';
import { link } from './start.css.ts';

/** Empties an order that was begun; Undo restores it. Its place stays free before, so that nothing moves. */
export function StartOver() {
  const isUntouched = useAtomValue(isUntouchedAtom);
  // An order that was sent has this choice in its notice.
  const isSent = useAtomValue(isSentAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const startOver = useSetAtom(startOverAtom);
  const text = useText();
  // The Undo is below the services.
  const press = thenFocus(() => startOver(serviceType), 'service');
  return (
    <p className={savedNote} style={isUntouched || isSent ? { visibility: 'hidden' } : {}}>
      <button type="button" part="button" className={link} onClick={press}>
        {text.startOver}
      </button>
    </p>
  );
}
