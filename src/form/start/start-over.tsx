import { useAtomValue } from 'jotai/react';
import { isSentAtom } from '../../state/checkout/checkout-state.ts';
import { isUntouchedAtom, serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { startOver } from '../../state/session/service-switch.ts';
import { useForm } from '../context/form-context.tsx';
import { savedNote } from '../layout/layout.css.ts';
import { thenFocus } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';
import { link } from './start.css.ts';

/** Empties an order that was changed; Undo restores it. Its space is reserved before. */
export function StartOver() {
  const isUntouched = useAtomValue(isUntouchedAtom);
  // An order that was sent has this choice in its notice.
  const isSent = useAtomValue(isSentAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const form = useForm();
  const text = useText();
  // The Undo is below the services.
  const press = thenFocus(() => startOver(form, serviceType), 'service');
  return (
    <p className={savedNote} style={isUntouched || isSent ? { visibility: 'hidden' } : {}}>
      <button type="button" part="button" className={link} onClick={press}>
        {text.startOver}
      </button>
    </p>
  );
}
