import { useId } from 'react';
import { countWords } from '../../domain/scripts/count-words.ts';
import type { ToolDialogProps } from '../../form/tools/tools.ts';
import { useText } from '../../form/texts/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/inputs.tsx';
import { Status } from '../../ui/status.tsx';
import { small } from '../../styles/shared.css.ts';
import { beside, divided, stack } from '../desk.css.ts';
import { ModeRadios } from '../radios.tsx';
import { ToolDialog } from '../tool-dialog.tsx';
import { useCharge } from '../use-charge.ts';
import { useToolText } from '../use-tool-text.ts';
import * as css from './import.css.ts';
import { PasteBox } from './paste-box.tsx';
import { useImport, type Candidate } from './use-import.ts';

interface CandidateRowProps extends Candidate {
  readonly number: number;
  readonly error: string | undefined;
  readonly onTick: (isTicked: boolean) => void;
}

/** A message that was found, with the number of its words, and a checkbox to import it. */
function CandidateRow({ name, content, isUnlikely, isTicked, number, error, onTick }: CandidateRowProps) {
  const text = useToolText().scripts;
  const words = useText().totals.words(countWords(content));
  const label = (
    <>
      <span className={small}>
        <span>{name ? text.name : text.unnamed(number)}</span> <span className={css.name}>{`${name} `}</span>
      </span>
      <span className={css.content}>{content}</span>
    </>
  );
  const hint = isUnlikely ? `${text.unlikely} · ${words}` : words;
  return (
    <div className={divided}>
      <Checkbox label={label} hint={hint} error={error} checked={isTicked} onCheck={onTick} />
    </div>
  );
}

/** Turns a whole document into messages: shows what it finds, and imports what the buyer checks. */
export const ImportDialog = ({ isOpen, onClose }: ToolDialogProps) => isOpen && <OpenDialog onClose={onClose} />;

function OpenDialog({ onClose }: Pick<ToolDialogProps, 'onClose'>) {
  const { cancel, messages } = useText();
  const text = useToolText().scripts;
  const id = useId();
  const { candidates, chosen, countAfter, ...work } = useImport();
  const charge = useCharge({ countAfter, scripts: chosen });
  const countFound = candidates.filter(({ isUnlikely, isTicked }) => isTicked || !isUnlikely).length;
  const importAll = (): void => {
    work.importChosen();
    onClose();
  };
  const footer = (
    <>
      <p id={id} className={beside}>
        {charge.join(' ')}
      </p>
      <Button onClick={onClose}>{cancel}</Button>
      <Button kind="primary" disabled={chosen.length === 0} aria-describedby={id} onClick={importAll}>
        {text.importCount(chosen.length)}
      </Button>
    </>
  );
  return (
    <ToolDialog title={messages.import} width={760} onClose={onClose} footer={footer}>
      <div className={stack}>
        <PasteBox />
        {candidates.length > 0 && <ModeRadios mode={work.mode} onPick={work.setMode} />}
        <Status>{!work.isBlank && (countFound > 0 ? text.found(countFound) : text.none)}</Status>
        {candidates.length > 0 && (
          <div role="group" aria-label={text.found(countFound)}>
            {candidates.map((one, index) => (
              <CandidateRow
                {...one}
                key={index}
                number={index + 1}
                error={one.isTicked && !chosen.includes(one) ? text.beyond(work.most) : undefined}
                onTick={(isTicked) => work.tick(one, isTicked)}
              />
            ))}
          </div>
        )}
      </div>
    </ToolDialog>
  );
}
