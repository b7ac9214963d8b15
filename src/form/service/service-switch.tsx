import { useAtomValue } from 'jotai/react';
import type { MouseEvent } from 'react';
import { useDispatch, useForm, useSession, selectPendingService, selectUndo } from '../context/form-context.tsx';
import { serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { confirmServiceSwitch } from '../../state/session/service-switch.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { focusIfLost } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';
import { undo } from '../../state/form.ts';
import { UndoLine } from '../notices/undo-line.tsx';

/** Asks before an order is replaced by a fresh one, for the same or another service (docs/behaviour.md, States). */
export function ServiceSwitchDialog() {
  const text = useText();
  const form = useForm();
  const dispatch = useDispatch();
  const pending = useSession(selectPendingService);
  const serviceType = useAtomValue(serviceTypeAtom);
  const cancel = (): void => dispatch({ type: 'serviceSwitchRequested', service: null });
  const go = (event: MouseEvent<HTMLElement>): void => {
    // If the question came while the buyer was writing, the message is gone.
    focusIfLost(event.currentTarget, 'service');
    confirmServiceSwitch(form);
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

/** After a switch of the service or Start over, the earlier order can be restored until the messages are changed. */
export function ServiceUndo() {
  const text = useText().services;
  const form = useForm();
  const step = useSession(selectUndo);
  const replaced = step !== null && 'session' in step ? step.session.order.serviceType : null;
  const restore = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusIfLost(currentTarget, 'service');
    undo(form);
  };
  return <UndoLine text={replaced && text.switched(text[replaced].name)} onPress={restore} />;
}
