import { useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { memo, useState, type MouseEvent } from 'react';
import { notifyAtom } from '../../state/notices/notices.ts';
import { orderAtom } from '../../state/order/order.ts';
import { Button } from '../../ui/button/button.tsx';
import { CheckTool } from '../script-check/check-tool.tsx';
import { CopyDialog } from '../copy-dialog.tsx';
import { copyText } from '../copy-text.ts';
import { row } from '../../styles/shared.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import { saveText } from './save-file.ts';
import { useScriptsText } from './use-scripts-text.ts';

const hasScriptsAtom = atom((get) => get(orderAtom).messages.some(({ content }) => content.trim() !== ''));

/** The actions for all messages at once; empty until the first one is written. */
export const ScriptTools = memo(() => useAtomValue(hasScriptsAtom) && <CopyTools />);

function CopyTools() {
  const text = useDeskText().copy;
  const scripts = useScriptsText();
  const notify = useSetAtom(notifyAtom);
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> => {
    const all = scripts();
    if (await copyText(all, currentTarget)) notify({ tone: 'success', notice: { key: 'tool', text: text.copied } });
    else setByHand(all);
  };
  return (
    <div className={row}>
      <CheckTool />
      <Button isCompact onClick={(event) => void copy(event)}>
        {text.all}
      </Button>
      <Button isCompact onClick={() => saveText(text.fileName, scripts())}>
        {text.save}
      </Button>
      {byHand !== null && (
        <CopyDialog
          title={text.title}
          label={text.scripts}
          hint={text.byHand}
          text={byHand}
          onClose={() => setByHand(null)}
        />
      )}
    </div>
  );
}
