import { useAtomValue } from 'jotai/react';
import { memo, useState } from 'react';
import { longestLink, mailLink, orderLink } from '../../domain/order/order-link.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { settingsAtom } from '../../state/host/settings.ts';
import { serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { packOrder } from '../../state/saving/carried-order.ts';
import { notify } from '../../state/notices/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyDialog, copyText } from '../copy.tsx';
import { useScriptsText } from '../scripts/script-tools.tsx';
import { useToolText } from '../use-tool-text.ts';
import { row } from '../../styles/shared.css.ts';

/** What is sent to the person who approves the scripts. */
interface Sent {
  readonly subject: string;
  readonly scripts: string;
  readonly link: string | null;
  /** The text before the link in an email. */
  readonly linkLine: (link: string) => string;
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Passes it to the device's share sheet; returns false if there is none that accepts it. */
async function share({ subject, scripts, link }: Sent): Promise<boolean> {
  const data = { title: subject, text: scripts, ...(link !== null && { url: link }) };
  const canShare = typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);
  if (!canShare) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isCancelled(error);
  }
}

function mailOf({ subject, scripts, link, linkLine }: Sent): string | null {
  const texts = link === null ? [scripts] : [`${scripts}\n\n${linkLine(link)}`, scripts];
  return texts.map((text) => mailLink(subject, text)).find(({ length }) => length <= longestLink) ?? null;
}

/**
 * Passes scripts to the share sheet, or to an email with as much as fits, beginning with the link. Returns which of
 * them; null if they are too long for either.
 */
async function send(sent: Sent): Promise<'share' | 'mail' | null> {
  if (await share(sent)) return 'share';
  const href = mailOf(sent);
  if (href === null) return null;
  Object.assign(document.createElement('a'), { href }).click();
  return 'mail';
}

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
  const { shopUrl, referral } = useAtomValue(settingsAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const form = useForm();
  const [byHand, setByHand] = useState<ByHand | null>(null);
  /** A link to the order, with no data of the buyer except what is ordered (docs/contract.md, Settled). */
  const makeLink = async () => {
    const carried = await packOrder(form);
    if (carried === null) return { link: null, why: 'noLink' } as const;
    return { link: orderLink({ shopUrl, serviceType, referral, carried }), why: 'tooLong' } as const;
  };
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
