import { useId } from 'react';
import { useText } from '../../form/texts/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { beside, stack } from '../desk.css.ts';
import { ModeRadios } from '../mode-radios.tsx';
import { ToolDialog } from '../tool-dialog.tsx';
import { useCharge } from '../use-charge.ts';
import { useDeskText } from '../use-desk-text.ts';
import { CandidateRow } from './candidate-row.tsx';
import * as css from './import.css.ts';
import { PasteBox } from './paste-box.tsx';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly onClose: () => void;
}

/** Turns a whole document into messages: shows what it finds, and imports what the buyer checks. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { cancel } = useText();
  const text = useDeskText().scripts;
  const id = useId();
  const { hasText, candidates, chosen, countAfter, countFound, countLeft, ...work } = useImport();
  const charge = useCharge({ countAfter, scripts: chosen });
  const facts = [...charge, countLeft > 0 && text.beyondCount(countLeft)].filter(Boolean).join(' ');
  const takeOver = (): void => {
    work.importChosen();
    onClose();
  };
  const footer = (
    <>
      <p id={id} className={beside}>
        {facts}
      </p>
      <Button onClick={onClose}>{cancel}</Button>
      <Button kind="primary" disabled={chosen.length === 0} aria-describedby={id} onClick={takeOver}>
        {text.importCount(chosen.length)}
      </Button>
    </>
  );
  return (
    <ToolDialog title={text.open} width={760} onClose={onClose} footer={footer}>
      <div className={stack}>
        <PasteBox />
        {candidates.length > 0 && <ModeRadios mode={work.mode} onPick={work.setMode} />}
        <p role="status">{hasText && (countFound > 0 ? text.found(countFound) : text.none)}</p>
        {candidates.length > 0 && (
          <div role="group" aria-label={text.found(countFound)} className={css.scripts}>
            {candidates.map((one, index) => (
              <CandidateRow
                key={one.key}
                candidate={one}
                number={index + 1}
                onTick={(isTicked) => work.tick(one.key, isTicked)}
              />
            ))}
          </div>
        )}
      </div>
    </ToolDialog>
  );
}
