import { atom, type Atom, type Getter } from 'jotai/vanilla';
import type { Branding } from '../../api/branding.ts';
import { defaultSiteSettings, type SiteSettings } from '../../api/site-settings.ts';
import type { ShopService } from '../../domain/order/shop-service.ts';
import type { Track } from '../../domain/catalogue/track.ts';
import type { IsOffered } from '../../domain/order/order-rules.ts';
import { voicesOffered, type Voice } from '../../domain/catalogue/voice.ts';
import { settingsAtom } from '../host/settings.ts';

/** Data from the shop: loading, ready, or failed. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed' };

/** The data if it is ready, otherwise the fallback. */
export function dataOr<T, Other>(remote: Remote<T>, other: Other): T | Other {
  return remote.status === 'ready' ? remote.data : other;
}

export const voicesAtom = atom<Remote<readonly Voice[]>>({ status: 'loading' });
export const tracksAtom = atom<Remote<readonly Track[]>>({ status: 'loading' });
export const servicesAtom = atom<Remote<readonly ShopService[]>>({ status: 'loading' });
export const brandingAtom = atom<Remote<Branding | null>>({ status: 'loading' });
export const siteSettingsAtom = atom<Remote<SiteSettings>>({ status: 'loading' });

/** The shop's settings; the defaults while they are unknown. */
export const shopSettingsAtom = atom((get) => dataOr(get(siteSettingsAtom), defaultSiteSettings));

/** The voices of the shop's list; none while it is unknown. */
export const listedVoicesAtom = atom((get) => dataOr(get(voicesAtom), []));

/** Whether one of several resources has a status. */
const isAny = (get: Getter, status: Remote<unknown>['status'], resources: readonly Atom<Remote<unknown>>[]): boolean =>
  resources.some((resource) => get(resource).status === status);

/** Whether something is missing that the form needs. */
export const isCatalogueMissingAtom = atom((get) => isAny(get, 'failed', [voicesAtom, tracksAtom, servicesAtom]));

/** Requests failed resources again at once. */
export const reloadCatalogueAtom = atom<{ readonly now: () => Promise<void> }>({ now: () => Promise.resolve() });

/** Whether buyers have waited long enough for the parts above the voices. */
export const isLateAtom = atom(false);

/** Whether the parts above the voices are known: rendering the voices earlier would make them jump. */
export const isPreparedAtom = atom(
  (get) => get(isLateAtom) || !isAny(get, 'loading', [brandingAtom, siteSettingsAtom, servicesAtom]),
);

/** Whether the form waits for something that changes it. */
export const isLoadingAtom = atom((get) => isAny(get, 'loading', [voicesAtom, servicesAtom, brandingAtom]));

/** Whether everything that the form needs has loaded. */
export const isReadyAtom = atom((get) => !get(isLoadingAtom) && !isAny(get, 'failed', [voicesAtom, servicesAtom]));

/** Returns the name of a voice by its id, if the list has loaded. */
export const voiceNameAtom = atom((get) => {
  const names = new Map(get(listedVoicesAtom).map(({ id, name }) => [id, name]));
  return (id: string): string | undefined => names.get(id);
});

/** The time when the catalogue was read, in milliseconds; absences are compared with it. */
export const readAtAtom = atom((get) => {
  get(voicesAtom);
  return Date.now();
});

export const offeredVoicesAtom = atom((get) => {
  const permitted = dataOr(get(brandingAtom), null)?.permittedVoiceIds;
  return voicesOffered(get(listedVoicesAtom), permitted, get(readAtAtom));
});

/** Returns whether a voice can be ordered now. */
export const isOfferedAtom = atom((get): IsOffered => {
  if (get(voicesAtom).status !== 'ready' || get(brandingAtom).status === 'loading') return null;
  const ids = new Set(get(offeredVoicesAtom).map((voice) => voice.id));
  return (id) => ids.has(id);
});

/**
 * Whether the page wants test orders (docs/contract.md, On the wire). If the shop has no test mode, the form places no
 * orders, because they would be real.
 */
export const testModeAtom = atom((get) => {
  if (!get(settingsAtom).isTest) return null;
  return get(shopSettingsAtom).test ? 'testMode' : 'testMissing';
});
