import { request } from '../api/client.ts';
import type { ListCall } from '../api/lists.ts';
import { getSiteSettings } from '../api/site-settings.ts';
import { listServices } from '../api/services.ts';
import { soundtrackList } from '../api/soundtracks.ts';
import { voiceList } from '../api/voices.ts';
import { serviceTypes } from '../domain/services.ts';
import { error, ok, reasonOf, warning, type Finding } from './finding.ts';
import { offeredOf } from './sample-order.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

/** Does something, and gives what it warned of on the way instead of printing it. */
async function listened<T>(
  action: () => Promise<T>,
): Promise<{ readonly result: T; readonly warnings: readonly string[] }> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (...said: readonly unknown[]) =>
    void warnings.push(said.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '));
  try {
    return { result: await action(), warnings };
  } finally {
    console.warn = warn;
  }
}

const named = (text: string): string => text.replace('voice-order-form: ', '');

interface ListCheck<T> {
  readonly check: string;
  readonly list: ListCall<T>;
  /** What none at all means for the form. */
  readonly none: Finding;
  readonly problemsOf: (items: readonly T[]) => readonly string[];
}

/** A list's findings, and what of it can be used. */
async function checkList<T>({ client }: ShopUnderCheck, { check, list, none, problemsOf }: ListCheck<T>) {
  try {
    const { result: items, warnings } = await listened(() => request(client, list.schema, list.call));
    const findings: readonly Finding[] = [
      items.length > 0 ? ok(check, `${items.length} can be used.`) : none,
      ...warnings.map((said) => warning(check, named(said))),
      ...problemsOf(items).map((said) => warning(check, said)),
    ];
    return { items, findings };
  } catch (cause) {
    return { items: [], findings: [error(check, `The list can’t be had: ${reasonOf(cause)}.`)] };
  }
}

const namesOf = (items: readonly string[], of: string): readonly string[] =>
  items.length === 0 ? [] : [`${of}: ${items.join(', ')}.`];

const checkVoices = (shop: ShopUnderCheck) =>
  checkList(shop, {
    check: 'voices',
    list: voiceList(shop.api),
    none: error('voices', 'There is none that can be used.'),
    problemsOf: (voices) => [
      ...namesOf(
        voices.filter(({ preview }) => preview === null).map(({ name }) => name),
        'Without a sample to listen to (`preview`)',
      ),
      ...namesOf(
        voices.filter(({ image }) => image === null).map(({ name }) => name),
        'Without a portrait (`image`)',
      ),
      ...namesOf(
        voices.filter(({ isActive }) => !isActive).map(({ name }) => name),
        'Not active and so not shown (`isActive`), though only active ones were asked for',
      ),
    ],
  });

const checkTracks = (shop: ShopUnderCheck) =>
  checkList(shop, {
    check: 'music',
    list: soundtrackList(),
    none: warning('music', 'There is none that can be used: the form offers none.'),
    problemsOf: (tracks) =>
      namesOf(
        tracks.filter(({ categories }) => categories.length === 0).map(({ title }) => title),
        'In no category',
      ),
  });

/** Services → which of them the element knows. Gives none where the list can't be had. */
async function checkServices({ client }: ShopUnderCheck) {
  const check = 'services';
  try {
    const services = await listServices(client);
    const offered = offeredOf(services);
    const missing = serviceTypes.filter((type) => !offered.includes(type));
    const findings = [
      offered.length === 0
        ? error(check, `None has the id or title of a service that the element knows: ${serviceTypes.join(', ')}.`)
        : ok(check, `Offered: ${offered.join(', ')}.`),
      ...missing.map((type) => warning(check, `${type} is not offered: its tab will say so.`)),
    ];
    return { services, findings };
  } catch (cause) {
    return { services: [], findings: [error(check, `The list can’t be had: ${reasonOf(cause)}.`)] };
  }
}

/** The settings → whether orders may carry an `Idempotency-Key`. */
async function checkSettings({ client }: ShopUnderCheck) {
  const check = 'settings';
  try {
    const { idempotencyKey } = await getSiteSettings(client);
    const finding = idempotencyKey
      ? ok(check, 'Orders carry an Idempotency-Key.')
      : warning(check, 'Without `idempotencyKey: true` an order whose answer is lost may be made twice.');
    return { idempotencyKey, finding };
  } catch (cause) {
    const finding = warning(check, `They can’t be had, and the defaults hold: ${reasonOf(cause)}.`);
    return { idempotencyKey: false, finding };
  }
}

/** What can be ordered. Gives the services and a voice too (an id): the other checks order them; and what the settings say. */
export async function checkCatalogue(shop: ShopUnderCheck) {
  const voices = await checkVoices(shop);
  const tracks = await checkTracks(shop);
  const { services, findings } = await checkServices(shop);
  const { idempotencyKey, finding } = await checkSettings(shop);
  return {
    services,
    idempotencyKey,
    voice: voices.items.find(({ isActive }) => isActive)?.id ?? 'none',
    findings: [...voices.findings, ...tracks.findings, ...findings, finding],
  };
}
