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

const entry = v.object({ savedAt: v.number(), language: v.string(), answer: v.unknown() });

/** The cached answer if it is less than 10 minutes old (docs/behaviour.md, Limits) and in the page's language. */
function cachedAnswer(key: string, language: string): unknown {
  const { success, output } = v.safeParse(entry, storage.read(key));
  const isUsable = success && isFresh(output.savedAt, cacheLifetime) && output.language === language;
  return isUsable ? output.answer : undefined;
}

interface CachedCall<T> extends ListCall<T> {
  /** Names the list in the cache. */
  readonly name: string;
}

/**
 * Loads a list from the browser's cache, or else from the shop. The answer is cached unparsed and parsed each time,
 * because other scripts on the page may write to the cache. It is stored once the buyer has touched the form.
 */
async function cachedList<T>(
  { store, host }: Form,
  client: Client,
  { name, call, schema }: CachedCall<T>,
): Promise<readonly T[]> {
  const key = `cache:${name}:${store.get(apiUrlAtom)}`;
  const language = store.get(languageAtom);
  const cached = v.safeParse(schema, cachedAnswer(key, language));
  if (cached.success) return cached.output;
  const answer = await request(client, v.unknown(), call);
  const items = parseAnswer(schema, answer);
  const text = toJson({ savedAt: Date.now(), language, answer });
  void host.touched.then(() => storage.write(key, text));
  return items;
}

/** Loads one resource. Returns null once it has loaded; otherwise the milliseconds that the shop asks to wait. */
type Load = (form: Form, client: Client) => Promise<number | null>;

interface Resource<T> {
  readonly target: PrimitiveAtom<Remote<T>>;
  readonly load: (form: Form, client: Client) => Promise<T>;
  readonly area?: Extract<ErrorArea, 'branding'>;
}

/** The inputs of the calls; the shop translates names into the page's language. */
const inputsOf = ({ store }: Form): string =>
  [store.get(apiUrlAtom), store.get(referralAtom), store.get(languageAtom)].join(' ');

/** The inputs with which a form has loaded a resource. */
const loadedWith = new WeakMap<Form, Map<unknown, string>>();

/** Loads what is missing for the current settings. An answer for settings that have changed since is dropped. */
function loaderOf<T>({ target, load, area }: Resource<T>): Load {
  return async (form, client) => {
    const { store } = form;
    const inputs = inputsOf(form);
    const loaded = loadedWith.get(form) ?? new Map<unknown, string>();
    loadedWith.set(form, loaded);
    const isStale = (): boolean => inputs !== inputsOf(form);
    if (store.get(target).status === 'ready' && loaded.get(target) === inputs) return null;
    try {
      const data = await load(form, client);
      if (isStale()) return null;
      store.set(target, { status: 'ready', data });
      loaded.set(target, inputs);
      return null;
    } catch (error) {
      if (isStale()) return null;
      // What has loaded is kept: it is in another language, or another call has loaded it.
      if (store.get(target).status !== 'ready') {
        const { loadFailed, brandingFailed } = store.get(textAtom).notices;
        store.set(target, { status: 'failed' });
        reportError(form, { area: area ?? 'load', text: area ? brandingFailed : loadFailed, error });
      }
      return detailsOf(error).retryAfter ?? 0;
    }
  };
}

const loaders: readonly Load[] = [
  loaderOf({
    target: voicesAtom,
    load: (form, client) => cachedList(form, client, { name: 'voice', ...voiceList(form.store.get(apiUrlAtom)) }),
  }),
  loaderOf({
    target: tracksAtom,
    load: (form, client) => cachedList(form, client, { name: 'soundtrack', ...trackList() }),
  }),
  loaderOf({ target: servicesAtom, load: (_form, client) => listServices(client) }),
  loaderOf({
    target: brandingAtom,
    area: 'branding',
    load: async ({ store }, client) => {
      const referral = store.get(referralAtom);
      return referral === null ? null : findBranding(client, store.get(apiUrlAtom), referral);
    },
  }),
  // After any failure, there is no banner and the defaults apply (docs/contract.md, On the wire).
  loaderOf({
    target: siteSettingsAtom,
    load: (_form, client) => getSiteSettings(client).catch(() => defaultSiteSettings),
  }),
];

/** Requests everything at once. */
async function loadAll(form: Form): Promise<number | null> {
  const client = form.store.get(clientAtom);
  const waits = await Promise.all(loaders.map((load) => load(form, client)));
  const missing = waits.filter((wait) => wait !== null);
  return missing.length === 0 ? null : Math.max(...missing);
}

/** Requests what is missing one by one, once each, and stops if the shop still does not answer. */
async function loadMissing(form: Form): Promise<number | null> {
  const client = form.store.get(singleCallClientAtom);
  for (const load of loaders) {
    const wait = await load(form, client);
    if (wait !== null) return wait;
  }
  return null;
}

/** Clears what was loaded, because the settings have changed. */
function clearCatalogue({ store }: Form): void {
  const loading = { status: 'loading' } as const;
  store.set(voicesAtom, loading);
  store.set(tracksAtom, loading);
  store.set(servicesAtom, loading);
  store.set(brandingAtom, loading);
  store.set(siteSettingsAtom, loading);
}

/**
 * Loads the catalogue, again after a change of settings, and again while the shop does not answer (docs/behaviour.md,
 * Calls). Returns the function that stops it.
 */
export function startCatalogue(form: Form): Stop {
  const { store } = form;
  const retry = createRetry((isRetry) => (isRetry ? loadMissing(form) : loadAll(form)));
  const reload = (): void => {
    clearCatalogue(form);
    retry.restart();
  };
  store.set(reloadCatalogueAtom, { now: retry.now });
  void retry.now();
  const late = setTimeout(() => store.set(isLateAtom, true), preparingWait);
  return stopAll(
    store.sub(apiUrlAtom, reload),
    store.sub(referralAtom, reload),
    // Loaded data is kept until the data in the new language has loaded.
    store.sub(languageAtom, retry.restart),
    retry.stop,
    () => clearTimeout(late),
  );
}
