import { useAtomValue } from 'jotai/react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { maximumMessages, putMessages, roomFor, type PutMode } from '../../domain/order/messages.ts';
import { hasText } from '../../domain/order/order.ts';
import { countWords } from '../../domain/scripts/count-words.ts';
import { foundScripts, type FoundScript } from '../../domain/scripts/import/found-scripts.ts';
import { useDispatch, useSession } from '../../form/context/form-context.tsx';
import type { ToolDialogProps } from '../../form/tools/tools.ts';
import { useText } from '../../form/texts/use-text.ts';
import { orderAtom } from '../../state/session/order-atoms.ts';
import type { PastedScripts } from '../../state/session/session.ts';
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
import { PasteBox, selectPasted } from './paste-box.tsx';

const keyOf = ({ name, content }: FoundScript): string => `${name}\n${content}`;

/** The state of the import dialog: what is found in its text, what the buyer checks, and how it is imported. */
function useImport() {
  const order = useAtomValue(orderAtom);
  const pasted = useSession(selectPasted);
  const dispatch = useDispatch();
  const setTicks = (ticks: PastedScripts['ticks']): void =>
    dispatch({ type: 'scriptsPasted', pasted: { ...pasted, ticks: { ...pasted.ticks, ...ticks } } });
  // Adds the messages if existing text would be lost otherwise, and if there is room for more.
  const canAdd = order.messages.some(hasText) && roomFor(order, 'add') > 0;
  const [mode, setMode] = useState<PutMode>(canAdd ? 'add' : 'replace');
  const text = useDeferredValue(pasted.text);
  const most = maximumMessages(order);
  const found = useMemo(() => foundScripts(text, most), [text, most]);
  const ticked = found.filter((one) => pasted.ticks[keyOf(one)] ?? one.isUnlikely !== true);
  const chosen = ticked.slice(0, roomFor(order, mode));
  return {
    isBlank: text.trim() === '',
    most,
    mode,
    setMode,
    found,
    ticked,
    chosen,
    countAfter: putMessages(order, chosen, mode).messages.length,
    tick: (one: FoundScript, isTicked: boolean): void => setTicks({ [keyOf(one)]: isTicked }),
    /** Imports the checked messages that fit; of the checked ones, only the others stay checked. */
    importChosen: (): void => {
      dispatch({ type: 'messagesImported', texts: chosen, mode });
      setTicks(Object.fromEntries(ticked.map((one) => [keyOf(one), !chosen.includes(one)])));
    },
  };
}

interface FoundRowProps extends FoundScript {
  readonly number: number;
  readonly isTicked: boolean;
  readonly error: string | undefined;
  readonly onTick: (isTicked: boolean) => void;
}

/** A message that was found, with the number of its words, and a checkbox to import it. */
function FoundRow({ name, content, isUnlikely, number, isTicked, error, onTick }: FoundRowProps) {
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
  const { found, ticked, chosen, countAfter, ...work } = useImport();
  const charge = useCharge(countAfter, chosen);
  const countFound = found.filter((one) => ticked.includes(one) || !one.isUnlikely).length;
  const importAll = (): void => {
    work.importChosen();
    onClose();
  };
  const footer = (
    <>
      <p id={id} className={beside}>
        {charge}
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
        {found.length > 0 && <ModeRadios mode={work.mode} onPick={work.setMode} />}
        <Status>{!work.isBlank && (countFound > 0 ? text.found(countFound) : text.none)}</Status>
        {found.length > 0 && (
          <div role="group" aria-label={text.found(countFound)}>
            {found.map((one, index) => (
              <FoundRow
                {...one}
                key={index}
                number={index + 1}
                isTicked={ticked.includes(one)}
                error={ticked.includes(one) && !chosen.includes(one) ? text.beyond(work.most) : undefined}
                onTick={(isTicked) => work.tick(one, isTicked)}
              />
            ))}
          </div>
        )}
      </div>
    </ToolDialog>
  );
}
