import { orderPage } from './order-page.ts';
import type { ServiceType } from './services.ts';

/** Longer links break on the way, in characters (docs/contract.md, Settled). */
export const longestLink = 8_000;

interface LinkParts {
  readonly shopUrl: string;
  readonly serviceType: ServiceType;
  readonly referral: string | null;
  /** The packed order. */
  readonly carried: string;
}

/** The shop's order page that opens with an order filled in; null where the link would be too long. */
export function orderLink({ shopUrl, serviceType, referral, carried }: LinkParts): string | null {
  const link = `${shopUrl}${orderPage(serviceType, referral)}#draft=${carried}`;
  return link.length > longestLink ? null : link;
}

/** A mail with a subject and a text, as a link. */
export const mailLink = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
