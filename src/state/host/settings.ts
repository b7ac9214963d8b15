import { atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/utils';
import { createClient } from '../../api/client.ts';
import type { Currency } from '../../domain/checkout/currency.ts';
import type { HideablePart } from '../../domain/order/page-settings.ts';
import { isSame } from '../../domain/common/json.ts';
import { defaultService, serviceTypes, type ServiceType } from '../../domain/order/service-types.ts';
import { areTextsComing, textIn } from '../../text/text.ts';

/** The host page's settings for the element, parsed (docs/contract.md, The element); here without attributes. */
export const defaultSettings = {
  service: defaultService,
  /** The services that the element offers, in the page's order; at least one. */
  services: serviceTypes as readonly ServiceType[],
  referral: null as string | null,
  /** URLs have no trailing slash. */
  apiUrl: '/api',
  shopUrl: '',
  stripeKey: null as string | null,
  currency: null as Currency | null,
  company: null as string | null,
  /** The initial values of a fresh order: ids and a code as the page wrote them, whether offered or not. */
  voice: null as string | null,
  phoneSystem: null as string | null,
  discount: null as string | null,
  hiddenParts: [] as readonly HideablePart[],
  /** The page's own id for the result of the visit. */
  reference: null as string | null,
  /** Whether orders are tests, for which nobody is charged. */
  isTest: false,
  /** Whether the form is behind a button, and the button's text; null means the form's own text. */
  isButton: false,
  buttonLabel: null as string | null,
  /** The page's language: a BCP 47 tag that Intl knows. */
  language: 'en',
};
export type Settings = Readonly<typeof defaultSettings>;

export const settingsAtom = atom<Settings>(defaultSettings);

export const offeredServicesAtom = selectAtom(settingsAtom, ({ services }) => services, isSame);
export const apiUrlAtom = atom((get) => get(settingsAtom).apiUrl);
export const referralAtom = atom((get) => get(settingsAtom).referral);
export const hostCurrencyAtom = atom((get) => get(settingsAtom).currency);
export const languageAtom = atom((get) => get(settingsAtom).language);
export const clientAtom = atom((get) => createClient(get(apiUrlAtom), get(languageAtom)));

/** The same client without retries, for what the form requests again at its own pace. */
export const singleCallClientAtom = atom((get) => get(clientAtom).extend({ retry: 0 }));

/** Counts the changes of the texts, such as a language that has loaded, since the form started. */
export const loadedTextsAtom = atom(0);

export const textAtom = atom((get) => {
  get(loadedTextsAtom);
  return textIn(get(languageAtom));
});

export const areTextsComingAtom = atom((get) => {
  get(loadedTextsAtom);
  return areTextsComing(get(languageAtom));
});

/** Whether the pointer or the focus has reached the button, or the page has opened the form. */
export const wasReachedAtom = atom(false);

/** Whether the form may call the shop: behind a button, it waits until the buyer reaches the button. */
export const shouldLoadAtom = atom((get) => !get(settingsAtom).isButton || get(wasReachedAtom));

/** Whether the form behind a button has been opened. */
export const wasOpenedAtom = atom(false);

export const isOpenAtom = atom((get) => !get(settingsAtom).isButton || get(wasOpenedAtom));

/** Whether the form has been rendered with all its sections. */
export const isRenderedAtom = atom(false);
