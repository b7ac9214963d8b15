import { longestLink, mailLink } from '../../domain/order/order-link.ts';

/** What is sent to the person who approves the scripts. */
export interface Sent {
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
export async function send(sent: Sent): Promise<'share' | 'mail' | null> {
  if (await share(sent)) return 'share';
  const href = mailOf(sent);
  if (href === null) return null;
  Object.assign(document.createElement('a'), { href }).click();
  return 'mail';
}
