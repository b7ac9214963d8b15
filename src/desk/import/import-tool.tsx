import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useState, type MouseEvent } from 'react';
import { focusIfLost } from '../../form/focus-field.ts';
import { Button } from '../../ui/button.tsx';
import { takePress } from '../../ui/press.ts';
import { UndoLine } from '../undo-line.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { ImportDialog } from './import-dialog.tsx';
import { canUndoImportAtom, countLeftAtom, undoImportAtom } from './undo-import.ts';

/** Brings a whole document in. */
export const ImportTool = memo(() => {
  const text = useDeskText().scripts;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isCompact data-field="import" onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
});

/** Gives back what a document replaced. */
export const UndoImport = memo(() => {
  const text = useDeskText().scripts;
  const canUndo = useAtomValue(canUndoImportAtom);
  const countLeft = useAtomValue(countLeftAtom);
  const undo = useSetAtom(undoImportAtom);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The second press of a double click would bring back what the first one took away.
    takePress();
    focusIfLost(currentTarget, 'import');
    undo();
  };
  const done = countLeft > 0 ? `${text.changed} ${text.left(countLeft)}` : text.changed;
  return <UndoLine text={canUndo ? done : null} onUndo={press} />;
});
