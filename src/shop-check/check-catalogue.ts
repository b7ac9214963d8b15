import { request } from '../api/client.ts';
import { serviceList } from '../api/services.ts';
import { defaultSiteSettings, getSiteSettings } from '../api/site-settings.ts';
import { trackList } from '../api/tracks.ts';
import { parseTurnaround } from '../api/turnaround.ts';
import { voiceList } from '../api/voices.ts';
import { isAway } from '../domain/catalogue/voice.ts';
import { serviceTypes } from '../domain/order/service-types.ts';
import { serviceOfType } from '../domain/order/shop-service.ts';
import { rushPromise } from '../domain/order/turnaround.ts';
import { error, warning, type Finding } from './result.ts';
import { isLocal, type Shop } from './shop.ts';

/** Loads the lists and the settings as the form does. What can't be loaded is empty. */
export async function loadCatalogue({ api, client }: Shop) {
  const voices = await request(client, voiceList(api).schema, voiceList(api).call).catch(() => []);
  const tracks = await request(client, trackList().schema, trackList().call).catch(() => []);
  const services = await request(client, serviceList.schema, serviceList.call).catch(() => []);
  const settings = await getSiteSettings(client).catch(() => defaultSiteSettings);
  const present = voices.filter((voice) => voice.isActive && !isAway(voice, Date.now()));
  const voice = present.find(({ rushOrderUnavailable }) => !rushOrderUnavailable) ?? present[0];
  const types = serviceTypes.filter((type) => serviceOfType(services, type) !== null);
  return { voices, tracks, services, settings, types, voice: voice?.id ?? null };
}

/** What the checks work on: the shop, what it offers, and what the command was called with. */
export interface Subject extends Shop, Awaited<ReturnType<typeof loadCatalogue>> {
  /** Whether to place orders. They stay unpaid. Nothing else changes the shop's data. */
  readonly withOrders: boolean;
  /** The return address after a test payment, or its token. */
  readonly paid?: string;
}

/** Whether the form can use the lists, and the settings are safe. */
export function* checkCatalogue({ voices, tracks, voice, types, settings, ...shop }: Subject): Generator<Finding> {
  for (const { request, response } of shop.exchanges) {
    const problem = request.url.endsWith('/site-settings') ? warning : error;
    if (response.status >= 400) yield problem('not-loaded', `It answers ${response.status}.`, request.url);
  }
  if (!shop.api.startsWith('https:') && !isLocal(shop)) yield error('not-https', 'Pages on https can’t call it.');
  if (voice === null) yield error('no-voice', 'There is no voice to order, so no order can be checked.');
  if (types.length === 0) yield error('no-service', `No service has one of these ids: ${serviceTypes.join(', ')}.`);
  if (tracks.length === 0) yield warning('no-track', 'There is no track, so the form offers no music.');
  for (const type of serviceTypes) {
    if (!types.includes(type)) yield warning('service-missing', 'It is not offered: its tab will say so.', type);
  }
  for (const { name, preview, image } of voices) {
    if (preview === null) yield warning('no-sample', 'There is no sample to listen to (`preview`).', name);
    if (image === null) yield warning('no-portrait', 'There is no portrait (`image`).', name);
  }
  if (!settings.idempotencyKey) {
    yield warning('no-keys', 'Without `idempotencyKey: true`, an order may be placed twice if its answer is lost.');
  }
  const turnaround = parseTurnaround(settings.turnaround);
  if (turnaround === null && settings.turnaround) yield warning('turnaround-unread', 'The form can’t read it.');
  if (turnaround !== null && turnaround.rushDays > Math.min(rushPromise, turnaround.standardDays)) {
    yield error('rush-late', `The form sells rush production as ${rushPromise} days: send no more \`rushDays\`.`);
  }
}
