import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { pendingServiceAtom } from '../../state/order/service-switch.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { confirmServiceSwitchAtom } from '../../state/saving/switch-undo.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { focusIfLost } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';

/** Asks before an order is replaced by a fresh one, for the same or another service (docs/behaviour.md, States). */
export function ServiceSwitchDialog() {
  const text = useText();
  const [pending, setPending] = useAtom(pendingServiceAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const cancel = (): void => setPending(null);
  const confirm = useSetAtom(confirmServiceSwitchAtom);
  const go = (event: MouseEvent<HTMLElement>): void => {
    // If the question came while the buyer was writing, the message is gone.
    focusIfLost(event.currentTarget, 'service');
    confirm();
  };
  if (pending === null) return null;
  return (
    <Dialog
      role="alertdialog"
      description={text.services.switchText}
      title={pending === serviceType ? text.sent.fresh : text.services.switchTitle}
      closeLabel={text.close}
      onClose={cancel}
      width={460}
      footer={
        <>
          <Button onClick={cancel}>{text.cancel}</Button>
          <Button kind="primary" onClick={go}>
            {text.continue}
          </Button>
        </>
      }
    />
  );
}
