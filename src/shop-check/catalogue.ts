import { request } from '../api/client.ts';
import type { ListCall } from '../api/lists.ts';
import { listServices } from '../api/services.ts';
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
  /** What an empty list means for the form. */
  readonly none: CheckResult;
  readonly rules: readonly Rule<readonly T[]>[];
}

/** Checks a list; returns the results and the usable items. */
async function checkList<T>({ client }: ShopUnderCheck, { check, list, none, rules }: ListCheck<T>) {
  try {
    const { value: items, warnings } = await listened(() => request(client, list.schema, list.call));
    const results: readonly CheckResult[] = [
      items.length > 0 ? ok(check, `${items.length} can be used.`) : none,
      ...warnings.map((said) => warning(check, 'item-unusable', said.replace('voice-order-form: ', ''))),
      ...brokenRules(check, rules, items),
    ];
    return { items, results };
  } catch (cause) {
    return { items: [], results: [error(check, 'no-list', `The list can’t be loaded: ${reasonOf(cause)}.`)] };
  }
}

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

const serviceRules: readonly Rule<readonly ShopService[]>[] = [
  lacking('no-rate', 'Buyers see no price beside a choice because `rate` lacks a number', unreadRates),
];

/** Checks the services and which of them the form recognizes. */
async function checkServices({ client }: ShopUnderCheck) {
  const check = 'services';
  try {
    const services = await listServices(client);
    const offered = offeredOf(services);
    const missing = serviceTypes.filter((type) => !offered.includes(type));
    const none = `No service has an id or title that the form recognizes: ${serviceTypes.join(', ')}.`;
    const results = [
      offered.length === 0 ? error(check, 'no-service', none) : ok(check, `Offered: ${offered.join(', ')}.`),
      ...missing.map((type) => warning(check, 'service-missing', `${type} is not offered: its tab will say so.`)),
      ...brokenRules(check, serviceRules, services),
    ];
    return { services, results };
  } catch (cause) {
    return { services: [], results: [error(check, 'no-list', `The list can’t be loaded: ${reasonOf(cause)}.`)] };
  }
}

/** Checks the lists of voices, music and services. */
export async function checkCatalogue(shop: ShopUnderCheck) {
  const voices = await checkList(shop, {
    check: 'voices',
    list: voiceList(shop.api),
    none: error('voices', 'no-voice', 'None can be used.'),
    rules: voiceRules,
  });
  const tracks = await checkList(shop, {
    check: 'music',
    list: trackList(),
    none: warning('music', 'no-track', 'None can be used, so the form offers no music.'),
    rules: trackRules,
  });
  const { services, results } = await checkServices(shop);
  return {
    services,
    voices: voices.items,
    tracks: tracks.items,
    results: [...voices.results, ...tracks.results, ...results],
  };
}
export type Catalogue = Omit<Awaited<ReturnType<typeof checkCatalogue>>, 'results'>;
