import { useText } from '../../form/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as css from '../desk.css.ts';
import { Radios } from '../radios.tsx';
import { ToolDialog } from '../tool-dialog.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { CandidateList } from './candidate-list.tsx';
import { PasteBox } from './paste-box.tsx';
import { useCharge } from './use-charge.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly onClose: () => void;
}

/** Makes messages of a whole document: shows what it finds, and takes over what the buyer ticks. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { cancel } = useText();
  const text = useDeskText().scripts;
  const { hasText, mode, candidates, countFound, count, countAfter, ...work } = useImport();
  const charge = useCharge(countAfter);
  const takeOver = (): void => {
    work.takeOver();
    onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button kind="primary" disabled={count === 0} onClick={takeOver}>
        {text.importCount(count)}
      </Button>
    </>
  );
  return (
    <ToolDialog title={text.open} width={760} onClose={onClose} footer={footer}>
      <div className={css.stack}>
        <PasteBox />
        <p role="status">{hasText && text.found(countFound)}</p>
        {candidates.length > 0 && (
          <>
            <CandidateList candidates={candidates} count={countFound} onTick={work.tick} />
            <Radios
              label={text.mode}
              value={mode}
              onPick={work.setMode}
              options={[
                { value: 'replace', label: text.replace },
                { value: 'add', label: text.add },
              ]}
            />
            {charge !== '' && <p className={css.note}>{charge}</p>}
          </>
        )}
      </div>
    </ToolDialog>
  );
}
