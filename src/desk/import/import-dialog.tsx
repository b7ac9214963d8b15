import { useId } from 'react';
import { useText } from '../../form/texts/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { stack } from '../desk.css.ts';
import { Radios } from '../radios.tsx';
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
  const text = useDeskText().scripts;
  const work = useImport();
  const { candidates, countFound } = work;
  return (
    <ToolDialog title={text.open} width={760} onClose={onClose} footer={<Footer work={work} onClose={onClose} />}>
      <div className={stack}>
        <PasteBox />
        {candidates.length > 0 && (
          <Radios
            label={text.mode}
            value={work.mode}
            onPick={work.setMode}
            options={[
              { value: 'replace', label: text.replace },
              { value: 'add', label: text.add },
            ]}
          />
        )}
        <p role="status">{work.hasText && (countFound > 0 ? text.found(countFound) : text.none)}</p>
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

interface FooterProps extends ImportDialogProps {
  readonly work: ReturnType<typeof useImport>;
}

/** Imports the checked messages; beside the button are their price and the number of those that don't fit. */
function Footer({ work: { chosen, countAfter, countLeft, importChosen }, onClose }: FooterProps) {
  const { cancel } = useText();
  const text = useDeskText().scripts;
  const id = useId();
  const charge = useCharge({ countAfter, scripts: chosen });
  const isSaid = charge.length > 0 || countLeft > 0;
  const takeOver = (): void => {
    importChosen();
    onClose();
  };
  return (
    <>
      {isSaid && (
        <p id={id} className={css.facts}>
          {charge.join(' ')} {countLeft > 0 && <span className={css.beyond}>{text.beyondCount(countLeft)}</span>}
        </p>
      )}
      <Button onClick={onClose}>{cancel}</Button>
      <Button
        kind="primary"
        disabled={chosen.length === 0}
        aria-describedby={isSaid ? id : undefined}
        onClick={takeOver}
      >
        {text.importCount(chosen.length)}
      </Button>
    </>
  );
}
