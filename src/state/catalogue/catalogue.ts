import { atom } from 'jotai/vanilla';
import type { Branding } from '../../api/branding.ts';
import { defaultSiteSettings, type SiteSettings } from '../../api/site-settings.ts';
import type { ShopService } from '../../domain/order/shop-service.ts';
import type { Track } from '../../domain/catalogue/track.ts';
import type { Voice } from '../../domain/catalogue/voice.ts';
import { dataOr, type Remote } from './remote.ts';

export const voicesAtom = atom<Remote<readonly Voice[]>>({ status: 'loading' });
export const tracksAtom = atom<Remote<readonly Track[]>>({ status: 'loading' });
export const servicesAtom = atom<Remote<readonly ShopService[]>>({ status: 'loading' });
export const brandingAtom = atom<Remote<Branding | null>>({ status: 'loading' });
export const siteSettingsAtom = atom<Remote<SiteSettings>>({ status: 'loading' });

/** The shop's settings; the defaults while they are unknown. */
export const shopSettingsAtom = atom((get) => dataOr(get(siteSettingsAtom), defaultSiteSettings));

/** The voices of the shop's list; none while it is unknown. */
export const listedVoicesAtom = atom((get) => dataOr(get(voicesAtom), []));

/** Whether something is missing that the form needs. */
export const isCatalogueMissingAtom = atom((get) =>
  [get(voicesAtom).status, get(tracksAtom).status, get(servicesAtom).status].includes('failed'),
);

/** Whether buyers have waited long enough for the parts above the sections. */
export const isLateAtom = atom(false);

/** Whether the parts above the sections are known: rendering the sections earlier would make them jump. */
export const isPreparedAtom = atom(
  (get) => get(isLateAtom) || (get(brandingAtom).status !== 'loading' && get(siteSettingsAtom).status !== 'loading'),
);

/** Whether the form waits for something that changes it. */
export const isLoadingAtom = atom((get) =>
  [get(voicesAtom).status, get(servicesAtom).status, get(brandingAtom).status].includes('loading'),
);

/** Whether the form is ready to use: everything it needs has loaded. */
export const isReadyAtom = atom(
  (get) => !get(isLoadingAtom) && get(voicesAtom).status === 'ready' && get(servicesAtom).status === 'ready',
);

/** Returns the name of a voice by its id, if the list has loaded. */
export const voiceNameAtom = atom((get) => {
  const names = new Map(get(listedVoicesAtom).map(({ id, name }) => [id, name]));
  return (id: string): string | undefined => names.get(id);
});
