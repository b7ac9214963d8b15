import { memo, type MouseEvent } from 'react';
import { useDispatch, useForm, useSession, selectUndo } from '../../form/context/form-context.tsx';
import { focusIfLost } from '../../form/focus/focus-field.ts';
import { UndoLine } from '../../form/notices/undo-line.tsx';
import { undo } from '../../state/session/undo.ts';
import { useToolText } from '../tool-text.ts';
import { selectPasted } from './use-import.ts';

/** What was imported, with Undo; the messages that did not fit are still checked in the dialog. */
export const UndoImport = memo(() => {
  const text = useToolText().scripts;
  const pasted = useSession(selectPasted);
  const step = useSession(selectUndo);
  const form = useForm();
  const dispatch = useDispatch();
  const rest = Object.values(pasted.ticks).filter(Boolean).length;
  const changed = rest > 0 ? `${text.changed} ${text.left(rest)}` : text.changed;
  const onPress = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusIfLost(currentTarget, 'title-0');
    undo(form);
    dispatch({ type: 'scriptsPasted', pasted: { ...pasted, ticks: {} } });
  };
  return <UndoLine text={step?.kind === 'import' ? changed : null} onPress={onPress} />;
});
