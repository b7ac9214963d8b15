import { longestLink, mailLink } from '../../domain/order/order-link.ts';

/** What is sent to whoever has to approve the scripts. */
export interface Sent {
  readonly subject: string;
  readonly scripts: string;
  readonly link: string | null;
  /** How the link is told in a mail. */
  readonly linkLine: (link: string) => string;
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands it to the device's share sheet; false where it has none that takes it. */
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
 * Hands scripts to the share sheet, or to a mail with as much as fits: the link goes first. Gives which of them; null where
 * they are too long for either.
 */
export async function send(sent: Sent): Promise<'share' | 'mail' | null> {
  if (await share(sent)) return 'share';
  const href = mailOf(sent);
  if (href === null) return null;
  Object.assign(document.createElement('a'), { href }).click();
  return 'mail';
}
