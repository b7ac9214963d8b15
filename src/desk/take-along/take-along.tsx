import { useAtomValue } from 'jotai/react';
import { memo } from 'react';
import { longestLink, mailLink, orderPage } from '../../domain/order/order-link.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { settingsAtom } from '../../state/host/settings.ts';
import { serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { packOrder } from '../../state/saving/carried-order.ts';
import { notify } from '../../state/notices/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { useCopy, useScriptsText } from '../copy.tsx';
import { useToolText } from '../use-tool-text.ts';
import { row } from '../../styles/shared.css.ts';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Passes data to the device's share sheet; returns false if there is none that accepts it. */
async function share(data: ShareData): Promise<boolean> {
  const canShare = typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);
  if (!canShare) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isCancelled(error);
  }
}

/** In the summary: a link to the order, and sending its scripts for approval. */
export const TakeAlong = memo(() => {
  const text = useToolText().along;
  const scriptsText = useScriptsText();
  const { shopUrl, referral } = useAtomValue(settingsAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const form = useForm();
  const { copy, show, dialog } = useCopy();
  const showScripts = (): void => show({ ...scriptsText(), hint: text.tooLong });
  /** A link to the order, with no data of the buyer except what is ordered; null if it is too long. */
  const makeLink = async (): Promise<string | null> => {
    const carried = await packOrder(form);
    const link = `${shopUrl}${orderPage(serviceType, referral)}#draft=${carried}`;
    return carried === null || link.length > longestLink ? null : link;
  };
  const copyLink = async (): Promise<void> => {
    const link = await makeLink();
    if (link === null) return showScripts();
    return copy({ title: text.title, label: text.linkLabel, text: link }, text.linkCopied);
  };
  /** Passes the scripts to the share sheet, or to an email, without the link if it is too long with it. */
  const send = async (): Promise<void> => {
    const link = await makeLink();
    const message = `${text.please}\n\n${scriptsText().text}`;
    if (await share({ title: text.subject, text: message, ...(link !== null && { url: link }) })) return;
    const messages = link === null ? [message] : [`${message}\n\n${text.whole(link)}`, message];
    const href = messages.map((one) => mailLink(text.subject, one)).find(({ length }) => length <= longestLink);
    if (href === undefined) return showScripts();
    Object.assign(document.createElement('a'), { href }).click();
    // There is no way to know whether there is an email program.
    notify(form, { topic: 'tool', tone: 'info', text: text.mailed, isLong: true });
  };
  return (
    <div className={row}>
      <Button isCompact onClick={() => void copyLink()}>
        {text.link}
      </Button>
      <Button isCompact onClick={() => void send()}>
        {text.send}
      </Button>
      {dialog}
    </div>
  );
});
