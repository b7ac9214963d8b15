import { useAtomValue, useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';
import { openSwitchAtom, turnSwitchAtom } from '../../state/saving/switch-undo.ts';
import { focusIfLost } from '../focus/focus-field.ts';
import { UndoLine } from '../notices/undo-line.tsx';
import { useText } from '../texts/use-text.ts';

/** After a switch of the service, the earlier order can be restored until the next edit. */
export function SwitchUndo() {
  const text = useText().services;
  const open = useAtomValue(openSwitchAtom);
  const turn = useSetAtom(turnSwitchAtom);
  const press = ({ currentTarget }: MouseEvent): void => {
    focusIfLost(currentTarget, 'service');
    turn();
  };
  return (
    <UndoLine
      text={open && text.switched(text[open.before.order.serviceType].name)}
      isUndone={open?.isUndone === true}
      onPress={press}
    />
  );
}
