import { vi, type Mock } from 'vitest';
import { defaultSiteSettings } from '../../../src/api/site-settings.ts';
import type { Submission } from '../../../src/domain/checkout/submission.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import {
  brandingAtom,
  servicesAtom,
  siteSettingsAtom,
  tracksAtom,
  voicesAtom,
} from '../../../src/state/catalogue/catalogue.ts';
import { loginAtom } from '../../../src/state/buyer/login.ts';
import { createForm, dispatch, type Form, type Store } from '../../../src/state/form.ts';
import type { Host, HostEvents } from '../../../src/state/host/host.ts';
import { defaultSettings, type Settings } from '../../../src/state/host/settings.ts';
import { toastsAtom, type Toast } from '../../../src/state/notices/notices.ts';
import { newSession, sessionAtom, type OrderSession } from '../../../src/state/session/session.ts';
import { en } from '../../../src/text/en.ts';
import { onHold, orderOf, voiceOf } from './samples.ts';

export const settings: Settings = {
  ...defaultSettings,
  apiUrl: 'https://shop.example/api',
  shopUrl: 'https://shop.example',
};

interface RecordedEvent {
  readonly name: keyof HostEvents;
  readonly detail: unknown;
}

export interface FormStore extends Form {
  readonly events: RecordedEvent[];
  readonly navigate: Mock<Host['navigate']>;
  readonly openWindow: Mock<Host['openWindow']>;
  readonly redirectToStripe: Mock<Host['redirectToStripe']>;
  /** Names of events whose default the host page prevents. */
  readonly prevented: Set<string>;
}

/** A form with a host page that records its events. */
export function formStore(edit: Partial<Settings> = {}): FormStore {
  const events: RecordedEvent[] = [];
  const prevented = new Set<string>();
  const navigate = vi.fn<Host['navigate']>();
  const openWindow = vi.fn<Host['openWindow']>(() => true);
  const redirectToStripe = vi.fn<Host['redirectToStripe']>(() => Promise.resolve());
  const emit: Host['emit'] = (name, detail) => {
    events.push({ name, detail });
    return !prevented.has(name);
  };
  const host: Host = {
    isPresent: () => true,
    returnUrl: () => 'https://partner.example/page',
    emit,
    navigate,
    openWindow,
    redirectToStripe,
    loadTools: () => Promise.resolve(false),
    touched: Promise.resolve(),
  };
  const form = createForm(host, { ...settings, ...edit });
  return { ...form, events, navigate, openWindow, redirectToStripe, prevented };
}

/** Replaces the order and what belongs to it. */
export const setSession = (form: Form, change: Partial<OrderSession>): void =>
  dispatch(form, { type: 'sessionStarted', session: { ...form.store.get(sessionAtom), ...change } });

export const setSubmission = (form: Form, submission: Submission): void =>
  dispatch(form, { type: 'submissionChanged', submission });

export const setOrder = (form: Form, order: Order): void => setSession(form, { order });

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
  dispatch(form, { type: 'sessionStarted', session: newSession(orderOf(order)) });
  return form;
}

/** Changes fields of the order, as the buyer's controls do. */
export const edit = (form: Form, fields: Partial<Order>): void =>
  setOrder(form, { ...form.store.get(sessionAtom).order, ...fields });

/** The page says that a buyer is logged in. */
export const logIn = ({ store }: Form, userId = 'u1'): void =>
  store.set(loginAtom, { accessToken: `token of ${userId}`, userId, getAccessToken: null });

/** The details of all events of a name, in order. */
export const detailsOf = ({ events }: Pick<FormStore, 'events'>, name: keyof HostEvents): readonly unknown[] =>
  events.filter((event) => event.name === name).map(({ detail }) => detail);

const noticeKeys = new Map<unknown, string>(Object.entries(en.notices).map(([key, text]) => [text, key]));

/** The key of a notice's text; null if it is not one of the fixed texts. */
export const noticeKeyOf = (text: string): string | null =>
  noticeKeys.get(text.replace(` ${en.notices.uncharged}`, '')) ?? null;

/** What a toast says: the key of its text, its topic, or the shop's own text about the order. */
const sayingOf = ({ text, topic }: Toast): string =>
  noticeKeyOf(text) ?? (topic === 'order' ? text.replace(` ${en.notices.uncharged}`, '') : topic);

/** The toasts that the buyer sees, as their tone, what they say and their seconds. */
export const toastsOf = (store: Store): readonly string[] =>
  store.get(toastsAtom).map((toast) => `${toast.tone} ${sayingOf(toast)} ${toast.duration / 1000}`);
