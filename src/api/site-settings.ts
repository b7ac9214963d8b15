import * as v from 'valibot';
import { parseAnswer, request, type Client } from './client.ts';
import { flag, orNull, text } from './schemas.ts';

const banner = v.object({ heading: text, subHeading: text, text, color: text, active: flag });

const siteSettings = v.object({
  banner: orNull(banner),
  stripePublishableKey: text,
  idempotencyKey: flag,
  messageNames: flag,
  returnUrl: flag,
  test: flag,
  /** Parsed by `parseTurnaround`, in the code that promises a day. */
  turnaround: v.nullish(v.unknown()),
});

export type Banner = v.InferOutput<typeof banner>;
export type SiteSettings = v.InferOutput<typeof siteSettings>;

/** The defaults while the shop's settings are unknown (docs/contract.md, On the wire). */
export const defaultSiteSettings: SiteSettings = parseAnswer(siteSettings, {});

/** `GET /site-settings`. */
export function getSiteSettings(client: Client): Promise<SiteSettings> {
  return request(client, siteSettings, { path: 'site-settings' });
}
