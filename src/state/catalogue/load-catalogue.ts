import { atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai/vanilla';
import { findBranding, type Branding } from '../../api/branding.ts';
import type { Client } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { listServices } from '../../api/services.ts';
import { defaultSiteSettings, getSiteSettings, type SiteSettings } from '../../api/site-settings.ts';
import { trackList } from '../../api/tracks.ts';
import { voiceList } from '../../api/voices.ts';
import type { ShopService } from '../../domain/order/shop-service.ts';
import type { Track } from '../../domain/catalogue/track.ts';
import type { Voice } from '../../domain/catalogue/voice.ts';
import { preparingWait } from '../../domain/common/waits.ts';
import { hostAtom, type ErrorArea } from '../host/host.ts';
import { stopAll, type Stop } from '../host/listen.ts';
import { createRetrier, type Retrier } from '../host/retrier.ts';
import { apiUrlAtom, clientAtom, languageAtom, referralAtom, singleCallClientAtom } from '../host/settings.ts';
import { reportAtom } from '../notices/notices.ts';
import type { OrderStore } from '../atoms/store.ts';
import { cachedList } from './cached-list.ts';
import { brandingAtom, isLateAtom, servicesAtom, siteSettingsAtom, tracksAtom, voicesAtom } from './catalogue.ts';
import type { Remote } from './remote.ts';

interface Resource<T> {
  readonly target: PrimitiveAtom<Remote<T>>;
  readonly area: ErrorArea;
  readonly load: (get: Getter, client: Client) => Promise<T>;
}

const cachingOf = (get: Getter) => ({ language: get(languageAtom), touched: get(hostAtom).touched });

const voices: Resource<readonly Voice[]> = {
  target: voicesAtom,
  area: 'load',
  load: (get, client) => {
    const apiUrl = get(apiUrlAtom);
    return cachedList(client, `cache:voice:${apiUrl}`, { ...voiceList(apiUrl), ...cachingOf(get) });
  },
};

const tracks: Resource<readonly Track[]> = {
  target: tracksAtom,
  area: 'load',
  load: (get, client) =>
    cachedList(client, `cache:soundtrack:${get(apiUrlAtom)}`, { ...trackList(), ...cachingOf(get) }),
};

const services: Resource<readonly ShopService[]> = {
  target: servicesAtom,
  area: 'load',
  load: (_get, client) => listServices(client),
};

const branding: Resource<Branding | null> = {
  target: brandingAtom,
  area: 'branding',
  load: (get, client) => {
    const referral = get(referralAtom);
    return referral === null ? Promise.resolve(null) : findBranding(client, get(apiUrlAtom), referral);
  },
};

const siteSettings: Resource<SiteSettings> = {
  target: siteSettingsAtom,
  area: 'load',
  // After any failure, there is no banner and the defaults apply (docs/contract.md, On the wire).
  load: (_get, client) => getSiteSettings(client).catch(() => defaultSiteSettings),
};

/** The inputs of the calls; the shop translates names into the page's language. */
const askedFor = (get: Getter): string => [get(apiUrlAtom), get(referralAtom), get(languageAtom)].join(' ');

/** Loads one resource. Returns null once it has loaded; otherwise the milliseconds that the shop asks to wait. */
type Loading = (get: Getter, set: Setter, client: Client) => Promise<number | null>;

/** Loads what is missing for the current settings. An answer for settings that have changed since is dropped. */
function loaderOf<T>({ target, area, load }: Resource<T>): Loading {
  const loadedForAtom = atom('');
  return async (get, set, client) => {
    const asked = askedFor(get);
    const isStale = (): boolean => asked !== askedFor(get);
    if (get(target).status === 'ready' && get(loadedForAtom) === asked) return null;
    try {
      const data = await load(get, client);
      if (isStale()) return null;
      set(target, { status: 'ready', data });
      set(loadedForAtom, asked);
      return null;
    } catch (error) {
      if (isStale()) return null;
      const wait = error instanceof ApiError ? error.retryAfter : 0;
      // What has loaded is kept: it is in another language, or another call has loaded it.
      if (get(target).status === 'ready') return wait;
      set(target, { status: 'failed' });
      set(reportAtom, { area, notice: { key: area === 'branding' ? 'brandingFailed' : 'loadFailed' }, error });
      return wait;
    }
  };
}

const loaders: readonly Loading[] = [
  loaderOf(voices),
  loaderOf(tracks),
  loaderOf(services),
  loaderOf(branding),
  loaderOf(siteSettings),
];

/** Requests everything at once, and retries failed calls (docs/behaviour.md, Calls). */
const loadAllAtom = atom(null, async (get, set): Promise<number | null> => {
  const client = get(clientAtom);
  const waits = await Promise.all(loaders.map((load) => load(get, set, client)));
  const asked = waits.filter((wait) => wait !== null);
  return asked.length === 0 ? null : Math.max(...asked);
});

/** Requests what is missing one by one, once each, and stops if the shop still does not answer. */
const loadMissingAtom = atom(null, async (get, set): Promise<number | null> => {
  const client = get(singleCallClientAtom);
  for (const load of loaders) {
    const wait = await load(get, set, client);
    if (wait !== null) return wait;
  }
  return null;
});

/** Clears what was loaded, because the settings have changed. */
const forgetCatalogueAtom = atom(null, (_get, set) => {
  const loading = { status: 'loading' } as const;
  set(voicesAtom, loading);
  set(tracksAtom, loading);
  set(servicesAtom, loading);
  set(brandingAtom, loading);
  set(siteSettingsAtom, loading);
});

const retrierAtom = atom<Retrier | null>(null);

/** Requests failed resources again at once, after a press. */
export const reloadCatalogueAtom = atom(null, (get) => get(retrierAtom)?.tried());

/**
 * Loads the catalogue, again after a change of settings, and again while the shop does not answer. Returns the function
 * that stops it.
 */
export function startCatalogue(store: OrderStore): Stop {
  const retrier = createRetrier((isAgain) => store.set(isAgain ? loadMissingAtom : loadAllAtom));
  const forget = (): void => {
    store.set(forgetCatalogueAtom);
    retrier.anew();
  };
  store.set(retrierAtom, retrier);
  retrier.now();
  const late = setTimeout(() => store.set(isLateAtom, true), preparingWait);
  return stopAll(
    store.sub(apiUrlAtom, forget),
    store.sub(referralAtom, forget),
    // Loaded data is kept until the data in the new language has loaded.
    store.sub(languageAtom, retrier.anew),
    retrier.stop,
    () => clearTimeout(late),
  );
}
