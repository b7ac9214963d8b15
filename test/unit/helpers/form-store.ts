import { vi, type Mock } from 'vitest';
import { defaultSiteSettings } from '../../../src/api/site-settings.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { serviceTypes } from '../../../src/domain/order/services.ts';
import {
  brandingAtom,
  servicesAtom,
  siteSettingsAtom,
  tracksAtom,
  voicesAtom,
} from '../../../src/state/catalogue/catalogue.ts';
import { hostAtom, type Host, type HostEvents } from '../../../src/state/host/host.ts';
import { toastsAtom, type Notice } from '../../../src/state/notices/notices.ts';
import { sessionAtom } from '../../../src/state/buyer/session.ts';
import { changeOrderAtom, orderAtom } from '../../../src/state/order/order.ts';
import { settingsAtom, type Settings } from '../../../src/state/host/settings.ts';
import { createOrderStore, type OrderStore } from '../../../src/state/atoms/store.ts';
import { onHold, orderOf, voiceOf } from './samples.ts';

export const settings: Settings = {
  service: 'moh',
  services: serviceTypes,
  referral: null,
  apiUrl: 'https://shop.example/api',
  shopUrl: 'https://shop.example',
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

interface Told {
  readonly name: keyof HostEvents;
  readonly detail: unknown;
}

export interface FormStore {
  readonly store: OrderStore;
  readonly events: Told[];
  readonly navigate: Mock<Host['navigate']>;
  readonly openWindow: Mock<Host['openWindow']>;
  readonly redirectToStripe: Mock<Host['redirectToStripe']>;
  /** Names of events whose default the host page prevents. */
  readonly prevented: Set<string>;
}

/** A bare store with a host page that records its notifications. */
export function formStore(edit: Partial<Settings> = {}): FormStore {
  const store = createOrderStore();
  const events: Told[] = [];
  const prevented = new Set<string>();
  const navigate = vi.fn<Host['navigate']>();
  const openWindow = vi.fn<Host['openWindow']>(() => true);
  const redirectToStripe = vi.fn<Host['redirectToStripe']>(() => Promise.resolve());
  const emit: Host['emit'] = (name, detail) => {
    events.push({ name, detail });
    return !prevented.has(name);
  };
  store.set(settingsAtom, { ...settings, ...edit });
  const bringDesk = (): Promise<boolean> => Promise.resolve(false);
  const returnUrl = (): string => 'https://partner.example/page';
  const host = { isPresent: () => true, returnUrl, emit, navigate, openWindow, redirectToStripe, bringDesk };
  store.set(hostAtom, { ...host, touched: Promise.resolve() });
  return { store, events, navigate, openWindow, redirectToStripe, prevented };
}

export const services = [
  onHold,
  { ...onHold, id: 's-voip', title: 'voip' },
  { ...onHold, id: 's-mvoice', title: 'mvoice' },
];
export const voices = [voiceOf('v1'), voiceOf('v2'), voiceOf('slow', { rushOrderUnavailable: true })];

/** A store whose catalogue is here and whose order has no issues. */
export function readyStore(order: Partial<Order> = {}, edit: Partial<Settings> = {}): FormStore {
  const form = formStore(edit);
  const { store } = form;
  store.set(voicesAtom, { status: 'ready', data: voices });
  store.set(tracksAtom, { status: 'ready', data: [] });
  store.set(servicesAtom, { status: 'ready', data: services });
  store.set(brandingAtom, { status: 'ready', data: null });
  store.set(siteSettingsAtom, { status: 'ready', data: defaultSiteSettings });
  store.set(orderAtom, orderOf(order));
  return form;
}

/** Changes fields of the order. */
export const edit = ({ store }: Pick<FormStore, 'store'>, fields: Partial<Order>): void =>
  store.set(changeOrderAtom, (order) => ({ ...order, ...fields }));

/** The page says that a buyer is logged in. */
export const logIn = ({ store }: Pick<FormStore, 'store'>, userId = 'u1'): void =>
  store.set(sessionAtom, { accessToken: `token of ${userId}`, userId, getAccessToken: null });

/** The details of all events of a name, in order. */
export const detailsOf = ({ events }: Pick<FormStore, 'events'>, name: keyof HostEvents): readonly unknown[] =>
  events.filter((event) => event.name === name).map(({ detail }) => detail);

export const said = (notice: Notice): string => ('text' in notice ? notice.text : notice.key);

/** The toasts that the buyer sees, as their tone, key or own text, and seconds. */
export function toastsOf(store: OrderStore): readonly string[] {
  return store.get(toastsAtom).map(({ tone, notice, duration }) => `${tone} ${said(notice)} ${duration / 1000}`);
}
