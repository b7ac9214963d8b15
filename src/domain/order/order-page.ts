import type { ServiceType } from './services.ts';

/** The path and query of the shop's order page for a service and a partner's code (docs/behaviour.md, On screen). */
export const orderPage = (service: ServiceType, referral: string | null): string =>
  `/?${new URLSearchParams({ service, ...(referral !== null && { referral }) })}`;
