import { memo, useState } from 'react';
import { useForm } from '../../form/context/form-context.tsx';
import { notify } from '../../state/notices/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyDialog, copyText } from '../copy.tsx';
import { useScriptsText } from '../scripts/script-tools.tsx';
import { useToolText } from '../use-tool-text.ts';
import { send } from './send.ts';
import { useOrderLink } from './use-order-link.ts';
import { row } from '../../styles/shared.css.ts';

/** What the buyer has to copy by hand, and why. */
interface ByHand {
  readonly isLink: boolean;
  readonly hint: string;
  readonly text: string;
}

/** In the summary: a link to the order, and sending its scripts for approval. */
export const TakeAlong = memo(() => {
  const { along: text, copy } = useToolText();
  const scripts = useScriptsText();
  const makeLink = useOrderLink();
  const form = useForm();
  const [byHand, setByHand] = useState<ByHand | null>(null);
  const copyLink = async (): Promise<void> => {
    const { link, why } = await makeLink();
    if (link === null) return setByHand({ isLink: false, hint: text[why], text: scripts() });
    if (await copyText(link)) {
      notify(form, { topic: 'tool', tone: 'success', text: text.linkCopied });
    } else setByHand({ isLink: true, hint: copy.byHand, text: link });
  };
  const sendScripts = async (): Promise<void> => {
    const { link } = await makeLink();
    const all = `${text.please}\n\n${scripts()}`;
    const way = await send({ subject: text.subject, scripts: all, link, linkLine: text.whole });
    if (way === null) setByHand({ isLink: false, hint: text.tooLong, text: scripts() });
    // There is no way to know whether there is an email program.
    if (way === 'mail') notify(form, { topic: 'tool', tone: 'info', text: text.mailed, isLong: true });
  };
  return (
    <div className={row}>
      <Button isCompact onClick={() => void copyLink()}>
        {text.link}
      </Button>
      <Button isCompact onClick={() => void sendScripts()}>
        {text.send}
      </Button>
      {byHand !== null && (
        <CopyDialog
          title={byHand.isLink ? text.title : copy.title}
          label={byHand.isLink ? text.linkLabel : copy.scripts}
          hint={byHand.hint}
          text={byHand.text}
          onClose={() => setByHand(null)}
        />
      )}
    </div>
  );
});
