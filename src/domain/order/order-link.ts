import type { ServiceType } from './service-types.ts';

/** The path and query of the shop's order page for a service and a partner's code (docs/behaviour.md, On screen). */
export const orderPage = (service: ServiceType, referral: string | null): string =>
  `/?${new URLSearchParams({ service, ...(referral !== null && { referral }) })}`;

/** The maximum length of a link, in characters: longer ones break in transit (docs/contract.md, Settled). */
export const longestLink = 8_000;

/** A mailto link with a subject and a body. */
export const mailLink = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
