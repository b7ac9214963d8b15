import { atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/utils';
import { createClient } from '../../api/client.ts';
import type { Currency } from '../../domain/checkout/currency.ts';
import type { HideablePart } from '../../domain/order/page-settings.ts';
import { isSame } from '../../domain/common/json.ts';
import { defaultService, serviceTypes, type ServiceType } from '../../domain/order/service-types.ts';
import { areTextsComing, textIn } from '../../text/text.ts';

/** The host page's settings for the element, parsed (docs/contract.md, The element). URLs have no trailing slash. */
export interface Settings {
  readonly service: ServiceType;
  /** The services that the element offers, in the page's order; at least one. */
  readonly services: readonly ServiceType[];
  readonly referral: string | null;
  readonly apiUrl: string;
  readonly shopUrl: string;
  readonly stripeKey: string | null;
  readonly currency: Currency | null;
  readonly company: string | null;
  /** The initial values of a fresh order: ids and a code as the page wrote them, whether offered or not. */
  readonly voice: string | null;
  readonly phoneSystem: string | null;
  readonly discount: string | null;
  readonly hiddenParts: readonly HideablePart[];
  /** The page's own id for the result of the visit. */
  readonly reference: string | null;
  /** Whether orders are tests, for which nobody is charged. */
  readonly isTest: boolean;
  /** Whether the form is behind a button, and the button's text; null means the form's own text. */
  readonly isButton: boolean;
  readonly buttonLabel: string | null;
  /** The page's language: a BCP 47 tag that Intl knows. */
  readonly language: string;
}

/** The settings of an element without attributes, on the shop's own page. */
export const defaultSettings: Settings = {
  service: defaultService,
  services: serviceTypes,
  referral: null,
  apiUrl: '/api',
  shopUrl: '',
  stripeKey: null,
  currency: null,
  company: null,
  voice: null,
  phoneSystem: null,
  discount: null,
  hiddenParts: [],
  reference: null,
  isTest: false,
  isButton: false,
  buttonLabel: null,
  language: 'en',
};

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
