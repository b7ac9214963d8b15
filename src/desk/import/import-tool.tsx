import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useState } from 'react';
import { UndoLine } from '../../form/notices/undo-line.tsx';
import type { Step } from '../../state/order/undo.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { ImportDialog } from './import-dialog.tsx';
import { countLeftAtom, importStepsAtom, turnImportAtom } from './undo-import.ts';

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

/** What was imported, with the button that takes it back. */
export const UndoImport = memo(() => {
  const text = useDeskText().scripts;
  const steps = useAtomValue(importStepsAtom);
  const countLeft = useAtomValue(countLeftAtom);
  const turn = useSetAtom(turnImportAtom);
  const said = (step: Step): string =>
    [text.changed, countLeft(step) > 0 && text.left(countLeft(step))].filter(Boolean).join(' ');
  return steps.map((step) => (
    <UndoLine key={step.number} text={said(step)} isUndone={step.isUndone} onPress={() => turn(step)} />
  ));
});
