import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useState } from 'react';
import { UndoLine } from '../../form/notices/undo-line.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { ImportDialog } from './import-dialog.tsx';
import { importStepsAtom, pastedAtom, turnImportAtom } from './import-state.ts';

/** Imports a whole document. */
export const ImportTool = memo(() => {
  const text = useDeskText().scripts;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isCompact onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
});

/** What was imported, with the button that undoes it. */
export const UndoImport = memo(() => {
  const text = useDeskText().scripts;
  const { countLeft } = useAtomValue(pastedAtom);
  const turn = useSetAtom(turnImportAtom);
  return useAtomValue(importStepsAtom).map((step) => (
    <UndoLine
      key={step.number}
      text={step.kind === 'import' && countLeft > 0 ? `${text.changed} ${text.left(countLeft)}` : text.changed}
      isUndone={step.isUndone}
      onPress={() => turn(step)}
    />
  ));
});
