import { atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai/vanilla';
import { findBranding, type Branding } from '../../api/branding.ts';
import type { Client } from '../../api/client.ts';
import { detailsOf } from '../../api/errors.ts';
import { listServices } from '../../api/services.ts';
import { defaultSiteSettings, getSiteSettings } from '../../api/site-settings.ts';
import { trackList } from '../../api/tracks.ts';
import { voiceList } from '../../api/voices.ts';
import { preparingWait } from '../../domain/common/waits.ts';
import type { ErrorArea } from '../host/host.ts';
import { stopAll, type Stop } from '../host/listen.ts';
import { createRetrier, type Retrier } from '../host/retrier.ts';
import { apiUrlAtom, clientAtom, languageAtom, referralAtom, singleCallClientAtom } from '../host/settings.ts';
import { reportAtom, type Notice } from '../notices/notices.ts';
import type { OrderStore } from '../atoms/store.ts';
import { cachedList } from './cached-list.ts';
import { brandingAtom, isLateAtom, servicesAtom, siteSettingsAtom, tracksAtom, voicesAtom } from './catalogue.ts';
import type { Remote } from './remote.ts';

async function brandingOf(get: Getter, client: Client): Promise<Branding | null> {
  const referral = get(referralAtom);
  return referral === null ? null : findBranding(client, get(apiUrlAtom), referral);
}

/** The inputs of the calls; the shop translates names into the page's language. */
const askedFor = (get: Getter): string => [get(apiUrlAtom), get(referralAtom), get(languageAtom)].join(' ');

/** Loads one resource. Returns null once it has loaded; otherwise the milliseconds that the shop asks to wait. */
type Loading = (get: Getter, set: Setter, client: Client) => Promise<number | null>;

/** Loads what is missing for the current settings. An answer for settings that have changed since is dropped. */
function loaderOf<T>(
  target: PrimitiveAtom<Remote<T>>,
  load: (get: Getter, client: Client) => Promise<T>,
  failure: { readonly area: ErrorArea; readonly notice: Notice } = { area: 'load', notice: { key: 'loadFailed' } },
): Loading {
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
      // What has loaded is kept: it is in another language, or another call has loaded it.
      if (get(target).status !== 'ready') {
        set(target, { status: 'failed' });
        set(reportAtom, { ...failure, error });
      }
      return detailsOf(error).retryAfter ?? 0;
    }
  };
}

const loaders: readonly Loading[] = [
  loaderOf(voicesAtom, (get, client) => cachedList(get, client, { name: 'voice', ...voiceList(get(apiUrlAtom)) })),
  loaderOf(tracksAtom, (get, client) => cachedList(get, client, { name: 'soundtrack', ...trackList() })),
  loaderOf(servicesAtom, (_get, client) => listServices(client)),
  loaderOf(brandingAtom, brandingOf, { area: 'branding', notice: { key: 'brandingFailed' } }),
  // After any failure, there is no banner and the defaults apply (docs/contract.md, On the wire).
  loaderOf(siteSettingsAtom, (_get, client) => getSiteSettings(client).catch(() => defaultSiteSettings)),
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
export const reloadCatalogueAtom = atom(null, (get) => get(retrierAtom)?.now());

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
  void retrier.now();
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
