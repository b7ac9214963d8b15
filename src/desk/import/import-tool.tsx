import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useState } from 'react';
import { UndoLine } from '../../form/notices/undo-line.tsx';
import { openStepsAtom, turnStepAtom, type Step } from '../../state/order/undo.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { ImportDialog } from './import-dialog.tsx';
import { pastedAtom } from './import-state.ts';

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
  const [pasted, setPasted] = useAtom(pastedAtom);
  const turnStep = useSetAtom(turnStepAtom);
  const steps = useAtomValue(openStepsAtom).filter(({ kind }) => kind === 'import');
  const said = pasted.countLeft > 0 ? `${text.changed} ${text.left(pasted.countLeft)}` : text.changed;
  const turn = (step: Step): void => {
    turnStep(step);
    if (!step.isUndone) setPasted({ ...pasted, ticks: {}, countLeft: 0 });
  };
  return steps.map((step) => (
    <UndoLine key={step.number} text={said} isUndone={step.isUndone} onPress={() => turn(step)} />
  ));
});
