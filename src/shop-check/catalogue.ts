import { request } from '../api/client.ts';
import type { ListCall } from '../api/lists.ts';
import { serviceList } from '../api/services.ts';
import { trackList } from '../api/tracks.ts';
import { voiceList } from '../api/voices.ts';
import { currencies } from '../domain/checkout/currency.ts';
import { serviceTypes } from '../domain/order/services.ts';
import type { ShopService } from '../domain/order/shop-service.ts';
import type { Track } from '../domain/catalogue/track.ts';
import type { Voice } from '../domain/catalogue/voice.ts';
import { brokenRules, error, ok, reasonOf, rule, warning, type CheckResult, type Rule } from './check-result.ts';
import { offeredOf } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

/** Runs an action and returns its result and its console warnings, which are not printed. */
async function listened<T>(
  action: () => Promise<T>,
): Promise<{ readonly value: T; readonly warnings: readonly string[] }> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (...said: readonly unknown[]) =>
    void warnings.push(said.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '));
  try {
    return { value: await action(), warnings };
  } finally {
    console.warn = warn;
  }
}

interface ListCheck<T> {
  readonly check: string;
  readonly list: ListCall<T>;
  /** What the items mean for the form. */
  readonly offer: (items: readonly T[]) => CheckResult;
  readonly rules: readonly Rule<readonly T[]>[];
}

/** Checks a list; returns the results and the usable items. */
async function checkList<T>({ client }: ShopUnderCheck, { check, list, offer, rules }: ListCheck<T>) {
  try {
    const { value: items, warnings } = await listened(() => request(client, list.schema, list.call));
    const results: readonly CheckResult[] = [
      offer(items),
      ...warnings.map((said) => warning(check, 'item-unusable', said.replace('voice-order-form: ', ''))),
      ...brokenRules(check, rules, items),
    ];
    return { items, results };
  } catch (cause) {
    return { items: [], results: [error(check, 'no-list', `The list can’t be loaded: ${reasonOf(cause)}.`)] };
  }
}

/** The number of items; `none` if there are none. */
const counted =
  (none: CheckResult) =>
  ({ length }: readonly unknown[]): CheckResult =>
    length > 0 ? ok(none.check, `${length} can be used.`) : none;

/** A rule that names the items of a list that lack something. */
const lacking = <T>(code: string, says: string, isLacking: (item: T) => string | null) =>
  rule('warning', code, (items: readonly T[]) => {
    const names = items.flatMap((item) => isLacking(item) ?? []);
    return names.length === 0 ? null : `${says}: ${names.join(', ')}.`;
  });

const voiceRules: readonly Rule<readonly Voice[]>[] = [
  lacking('no-sample', 'No sample to listen to (`preview`)', ({ preview, name }) => (preview === null ? name : null)),
  lacking('no-portrait', 'No portrait (`image`)', ({ image, name }) => (image === null ? name : null)),
  lacking('not-active', 'Not shown because `isActive` is not `true`', ({ isActive, name }) => (isActive ? null : name)),
];

const trackRules: readonly Rule<readonly Track[]>[] = [
  lacking('no-category', 'Not in any category', ({ categories, title }) => (categories.length === 0 ? title : null)),
];

/** The rates of a service that the form can't show beside the choices, or null. */
function unreadRates({ id, rates }: ShopService): string | null {
  const missing = currencies.flatMap((currency) =>
    Object.entries(rates[currency])
      .filter(([, amount]) => amount === null)
      .map(([name]) => name),
  );
  return missing.length === 0 ? null : `${id} (${[...new Set(missing)].join(', ')})`;
}

/** The services that the form recognizes. */
function recognized(services: readonly ShopService[]): CheckResult {
  const offered = offeredOf(services);
  const none = `No service has an id or title that the form recognizes: ${serviceTypes.join(', ')}.`;
  return offered.length === 0
    ? error('services', 'no-service', none)
    : ok('services', `Offered: ${offered.join(', ')}.`);
}

const serviceRules: readonly Rule<readonly ShopService[]>[] = [
  ...serviceTypes.map((type) =>
    rule('warning', 'service-missing', (services: readonly ShopService[]) =>
      offeredOf(services).includes(type) ? null : `${type} is not offered: its tab will say so.`,
    ),
  ),
  lacking('no-rate', 'Buyers see no price beside a choice because `rate` lacks a number', unreadRates),
];

/** Checks the lists of voices, music and services. */
export async function checkCatalogue(shop: ShopUnderCheck) {
  const voices = await checkList(shop, {
    check: 'voices',
    list: voiceList(shop.api),
    offer: counted(error('voices', 'no-voice', 'None can be used.')),
    rules: voiceRules,
  });
  const tracks = await checkList(shop, {
    check: 'music',
    list: trackList(),
    offer: counted(warning('music', 'no-track', 'None can be used, so the form offers no music.')),
    rules: trackRules,
  });
  const services = await checkList(shop, {
    check: 'services',
    list: serviceList,
    offer: recognized,
    rules: serviceRules,
  });
  return {
    services: services.items,
    voices: voices.items,
    tracks: tracks.items,
    results: [...voices.results, ...tracks.results, ...services.results],
  };
}
export type Catalogue = Omit<Awaited<ReturnType<typeof checkCatalogue>>, 'results'>;
