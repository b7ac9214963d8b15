import type { MouseEvent } from 'react';
import { undo } from '../../state/session/undo.ts';
import { useForm, useSession } from '../context/form-context.tsx';
import { selectUndo } from '../context/selectors.ts';
import { focusIfLost } from '../focus/focus-field.ts';
import { UndoLine } from '../notices/undo-line.tsx';
import { useText } from '../texts/use-text.ts';

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
