import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useState } from 'react';
import { UndoLine } from '../../form/notices/undo-line.tsx';
import { openStepsAtom, turnStepAtom } from '../../state/order/undo.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { ImportDialog } from './import-dialog.tsx';
import { pastedAtom } from './use-import.ts';

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

/** What was imported, with the button that undoes it; what did not fit is still checked in the dialog. */
export const UndoImport = memo(() => {
  const text = useDeskText().scripts;
  const [pasted, setPasted] = useAtom(pastedAtom);
  const turnStep = useSetAtom(turnStepAtom);
  const steps = useAtomValue(openStepsAtom).filter(({ kind }) => kind === 'import');
  const countLeft = Object.values(pasted.ticks).filter(Boolean).length;
  return steps.map((step) => (
    <UndoLine
      key={step.number}
      text={countLeft > 0 ? `${text.changed} ${text.left(countLeft)}` : text.changed}
      isUndone={step.isUndone}
      onPress={() => {
        turnStep(step);
        if (!step.isUndone) setPasted({ ...pasted, ticks: {} });
      }}
    />
  ));
});
