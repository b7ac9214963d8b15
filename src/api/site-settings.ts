import * as v from 'valibot';
import type { Turnaround } from '../domain/order/turnaround.ts';
import { request, type Client } from './client.ts';
import { text, textList } from './schemas.ts';

const banner = v.object({
  heading: text,
  subHeading: text,
  text,
  color: text,
  active: v.fallback(v.boolean(), false),
});

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const days = v.pipe(
  v.number(),
  v.check((count) => Number.isInteger(count) && count >= 0 && count < 366),
);

const turnaround: v.GenericSchema<unknown, Turnaround> = v.object({
  standardDays: days,
  rushDays: days,
  closedDays: textList,
  timeZone: v.pipe(v.string(), v.check(isTimeZone)),
  cutOff: v.pipe(
    v.string(),
    v.check((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)),
  ),
});

const siteSettings = v.object({
  banner: v.fallback(v.nullish(banner, null), null),
  stripePublishableKey: text,
  idempotencyKey: v.fallback(v.nullish(v.boolean(), false), false),
  messageNames: v.fallback(v.nullish(v.boolean(), false), false),
  turnaround: v.fallback(v.nullish(turnaround, null), null),
});

export type Banner = v.InferOutput<typeof banner>;
export type SiteSettings = v.InferOutput<typeof siteSettings>;

/** What counts while the shop's settings are unknown (docs/contract.md, On the wire). */
export const defaultSiteSettings: SiteSettings = {
  banner: null,
  stripePublishableKey: null,
  idempotencyKey: false,
  messageNames: false,
  turnaround: null,
};

/** `GET /site-settings`. */
export function getSiteSettings(client: Client): Promise<SiteSettings> {
  return request(client, siteSettings, { path: 'site-settings' });
}
