import type { PrimitiveAtom } from 'jotai/vanilla';
import * as v from 'valibot';
import { parseAnswer, request, type Client } from '../../api/client.ts';
import type { ListCall } from '../../api/lists.ts';
import { toJson } from '../../domain/common/json.ts';
import { cacheLifetime, preparingWait } from '../../domain/common/waits.ts';
import type { Form } from '../form.ts';
import {
  apiUrlAtom,
  clientAtom,
  languageAtom,
  referralAtom,
  singleCallClientAtom,
  textAtom,
} from '../host/settings.ts';
import { isFresh, storage } from '../host/storage.ts';
import { findBranding } from '../../api/branding.ts';
import { detailsOf } from '../../api/errors.ts';
import { listServices } from '../../api/services.ts';
import { defaultSiteSettings, getSiteSettings } from '../../api/site-settings.ts';
import { trackList } from '../../api/tracks.ts';
import { voiceList } from '../../api/voices.ts';
import type { ErrorArea } from '../host/host.ts';
import { stopAll, type Stop } from '../host/page-events.ts';
import { createRetry } from '../host/retry.ts';
import { reportError } from '../notices/notices.ts';
import {
  brandingAtom,
  isLateAtom,
  reloadCatalogueAtom,
  servicesAtom,
  siteSettingsAtom,
  tracksAtom,
  voicesAtom,
  type Remote,
} from './catalogue.ts';

/** A cached list, usable for 10 minutes (docs/behaviour.md, Limits) and in the page's language. */
const entry = v.object({ savedAt: v.number(), language: v.string(), answer: v.unknown() });

/**
 * Loads a list from the browser's cache, or else from the shop. The answer is cached unparsed and parsed each time,
 * because other scripts on the page may write to the cache. It is stored once the buyer has touched the form.
 */
async function cachedList<T>(
  { store, host }: Form,
  client: Client,
  name: string,
  { call, schema }: ListCall<T>,
): Promise<readonly T[]> {
  const key = `cache:${name}:${store.get(apiUrlAtom)}`;
  const language = store.get(languageAtom);
  const { success: isEntry, output: stored } = v.safeParse(entry, storage.read(key));
  if (isEntry && isFresh(stored.savedAt, cacheLifetime) && stored.language === language) {
    const cached = v.safeParse(schema, stored.answer);
    if (cached.success) return cached.output;
  }
  const answer = await request(client, v.unknown(), call);
  const items = parseAnswer(schema, answer);
  const text = toJson({ savedAt: Date.now(), language, answer });
  void host.touched.then(() => storage.write(key, text));
  return items;
}

/** A part of the catalogue, which is loaded into an atom. */
function resource<T>(
  target: PrimitiveAtom<Remote<T>>,
  find: (form: Form, client: Client) => Promise<T>,
  area: Extract<ErrorArea, 'load' | 'branding'> = 'load',
) {
  return {
    clear: ({ store }: Form): void => store.set(target, { status: 'loading' }),
    /**
     * Loads it, unless the settings change meanwhile (`isStale`). Returns null once it has loaded; otherwise the
     * milliseconds that the shop asks to wait.
     */
    load: async (form: Form, client: Client, isStale: () => boolean): Promise<number | null> => {
      const { store } = form;
      try {
        const data = await find(form, client);
        if (!isStale()) store.set(target, { status: 'ready', data });
        return null;
      } catch (error) {
        if (isStale()) return null;
        // What has loaded is kept: it is in another language.
        if (store.get(target).status !== 'ready') {
          const { loadFailed, brandingFailed } = store.get(textAtom).notices;
          store.set(target, { status: 'failed' });
          reportError(form, { area, text: area === 'load' ? loadFailed : brandingFailed, error });
        }
        return detailsOf(error).retryAfter ?? 0;
      }
    },
  };
}
type Resource = ReturnType<typeof resource>;

const resources: readonly Resource[] = [
  resource(voicesAtom, (form, client) => cachedList(form, client, 'voice', voiceList(form.store.get(apiUrlAtom)))),
  resource(tracksAtom, (form, client) => cachedList(form, client, 'soundtrack', trackList())),
  resource(servicesAtom, (_form, client) => listServices(client)),
  resource(
    brandingAtom,
    async ({ store }, client) => {
      const referral = store.get(referralAtom);
      return referral === null ? null : findBranding(client, store.get(apiUrlAtom), referral);
    },
    'branding',
  ),
  // After any failure, there is no banner and the defaults apply (docs/contract.md, On the wire).
  resource(siteSettingsAtom, (_form, client) => getSiteSettings(client).catch(() => defaultSiteSettings)),
];

/**
 * Loads the catalogue, again after a change of settings, and again while the shop does not answer: first everything at
 * once, then what is missing one by one (docs/behaviour.md, Calls).
 */
export function startCatalogue(form: Form): Stop {
  const { store } = form;
  /** What has loaded with the current settings. */
  let loaded = new Set<Resource>();
  const retry = createRetry(async (isRetry) => {
    const current = loaded;
    const client = store.get(isRetry ? singleCallClientAtom : clientAtom);
    const load = async (one: Resource): Promise<number | null> => {
      const wait = await one.load(form, client, () => current !== loaded);
      if (wait === null) current.add(one);
      return wait;
    };
    const missing = resources.filter((one) => !current.has(one));
    if (!isRetry) {
      const waits = (await Promise.all(missing.map(load))).filter((wait) => wait !== null);
      return waits.length === 0 ? null : Math.max(...waits);
    }
    for (const one of missing) {
      const wait = await load(one);
      if (wait !== null) return wait;
    }
    return null;
  });
  const reload = (): void => {
    loaded = new Set();
    retry.restart();
  };
  const clear = (): void => {
    for (const one of resources) one.clear(form);
    reload();
  };
  store.set(reloadCatalogueAtom, { now: retry.now });
  void retry.now();
  const late = setTimeout(() => store.set(isLateAtom, true), preparingWait);
  return stopAll(
    store.sub(apiUrlAtom, clear),
    store.sub(referralAtom, clear),
    // Loaded data is kept until the data in the new language has loaded.
    store.sub(languageAtom, reload),
    retry.stop,
    // What arrives later may be of other settings.
    () => (loaded = new Set()),
    () => clearTimeout(late),
  );
}
