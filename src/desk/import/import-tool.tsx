import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useState, type MouseEvent } from 'react';
import { focusIfLost } from '../../form/focus-field.ts';
import { useText } from '../../form/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as css from '../desk.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import { ImportDialog } from './import-dialog.tsx';
import { canUndoImportAtom, undoImportAtom } from './undo-import.ts';

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
  const { messages } = useText();
  const text = useDeskText().scripts;
  const canUndo = useAtomValue(canUndoImportAtom);
  const undo = useSetAtom(undoImportAtom);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusIfLost(currentTarget, 'import');
    undo();
  };
  return (
    <div role="status" className={css.said}>
      {canUndo && (
        <>
          <span className={css.note}>{text.changed}</span>
          <Button kind="quiet" isCompact onClick={press}>
            {messages.undo}
          </Button>
        </>
      )}
    </div>
  );
});
