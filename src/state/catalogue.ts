import { atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai/vanilla';
import { findBranding, type Branding } from '../api/branding.ts';
import { ApiError } from '../api/errors.ts';
import { listServices } from '../api/services.ts';
import { defaultSiteSettings, getSiteSettings, type SiteSettings } from '../api/site-settings.ts';
import { soundtrackList } from '../api/soundtracks.ts';
import { voiceList } from '../api/voices.ts';
import type { ShopService } from '../domain/shop-service.ts';
import type { Soundtrack } from '../domain/soundtrack.ts';
import type { Voice } from '../domain/voice.ts';
import { cachedList } from './cache.ts';
import type { ErrorArea } from './host.ts';
import { reportAtom } from './notices.ts';
import type { Remote } from './remote.ts';
import { apiUrlAtom, clientAtom, referralAtom } from './settings.ts';

export const voicesAtom = atom<Remote<readonly Voice[]>>({ status: 'loading' });
export const soundtracksAtom = atom<Remote<readonly Soundtrack[]>>({ status: 'loading' });
export const servicesAtom = atom<Remote<readonly ShopService[]>>({ status: 'loading' });
export const brandingAtom = atom<Remote<Branding | null>>({ status: 'loading' });
export const siteSettingsAtom = atom<Remote<SiteSettings>>({ status: 'loading' });

interface Resource<T> {
  readonly target: PrimitiveAtom<Remote<T>>;
  readonly area: ErrorArea;
  readonly load: (get: Getter) => Promise<T>;
}

/**
 * Loads one resource. An answer for settings that have changed meanwhile is dropped. Gives how many milliseconds the shop
 * asks to wait before the next try.
 */
async function loadResource<T>(get: Getter, set: Setter, { target, area, load }: Resource<T>): Promise<number> {
  const asked = [get(apiUrlAtom), get(referralAtom)].join(' ');
  const isStale = (): boolean => asked !== [get(apiUrlAtom), get(referralAtom)].join(' ');
  try {
    const data = await load(get);
    if (!isStale()) set(target, { status: 'ready', data });
    return 0;
  } catch (error) {
    if (isStale() || get(target).status === 'ready') return 0;
    set(target, { status: 'failed' });
    set(reportAtom, { area, notice: { key: area === 'branding' ? 'brandingFailed' : 'loadFailed' }, error });
    return error instanceof ApiError ? error.retryAfter : 0;
  }
}

const voices: Resource<readonly Voice[]> = {
  target: voicesAtom,
  area: 'load',
  load: (get) => cachedList(get(clientAtom), `cache:voice:${get(apiUrlAtom)}`, voiceList(get(apiUrlAtom))),
};

const soundtracks: Resource<readonly Soundtrack[]> = {
  target: soundtracksAtom,
  area: 'load',
  load: (get) => cachedList(get(clientAtom), `cache:soundtrack:${get(apiUrlAtom)}`, soundtrackList()),
};

const services: Resource<readonly ShopService[]> = {
  target: servicesAtom,
  area: 'load',
  load: (get) => listServices(get(clientAtom)),
};

const branding: Resource<Branding | null> = {
  target: brandingAtom,
  area: 'branding',
  load: (get) => {
    const referral = get(referralAtom);
    return referral === null ? Promise.resolve(null) : findBranding(get(clientAtom), get(apiUrlAtom), referral);
  },
};

const siteSettings: Resource<SiteSettings> = {
  target: siteSettingsAtom,
  area: 'load',
  // Any failure: no banner and the defaults (contract.md section 2).
  load: (get) => getSiteSettings(get(clientAtom)).catch(() => defaultSiteSettings),
};

/**
 * Loads whatever is not here yet; called at the start, and again to try anew. Gives how many milliseconds the shop asks to
 * wait before that.
 */
export const loadCatalogueAtom = atom(null, async (get, set): Promise<number> => {
  const loadMissing = <T>(resource: Resource<T>): Promise<number> =>
    get(resource.target).status === 'ready' ? Promise.resolve(0) : loadResource(get, set, resource);
  const waits = await Promise.all([
    loadMissing(voices),
    loadMissing(soundtracks),
    loadMissing(services),
    loadMissing(branding),
    loadMissing(siteSettings),
  ]);
  return Math.max(...waits);
});

/** Forgets what was loaded, for other settings. */
export const forgetCatalogueAtom = atom(null, (_get, set) => {
  const loading = { status: 'loading' } as const;
  set(voicesAtom, loading);
  set(soundtracksAtom, loading);
  set(servicesAtom, loading);
  set(brandingAtom, loading);
  set(siteSettingsAtom, loading);
});

/** Whether something that the form can't do without is missing. */
export const isCatalogueMissingAtom = atom((get) =>
  [get(voicesAtom).status, get(soundtracksAtom).status, get(servicesAtom).status].includes('failed'),
);

/** Whether anything is missing that may still come: a partner's voices are not everybody's, either. */
export const isLoadingWantedAtom = atom((get) => get(isCatalogueMissingAtom) || get(brandingAtom).status === 'failed');

/** Whether it is known what stands above the sections: before that, drawing them would make them jump. */
export const isPreparedAtom = atom(
  (get) => get(brandingAtom).status !== 'loading' && get(siteSettingsAtom).status !== 'loading',
);

/** Whether the form can be used: what it can't do without has arrived. */
export const isReadyAtom = atom(
  (get) =>
    get(voicesAtom).status === 'ready' &&
    get(servicesAtom).status === 'ready' &&
    get(brandingAtom).status !== 'loading',
);
