import { httpUrl } from '../api/urls.ts';
import { cleanText } from '../domain/clean-text.ts';
import { parseCurrency } from '../domain/checkout/currency.ts';
import { hideableParts, parseReference } from '../domain/order/page-settings.ts';
import { listed } from '../domain/common/strings.ts';
import { defaultService, offeredService, parseServices, parseServiceType } from '../domain/order/service-types.ts';
import type { Settings } from '../state/host/settings.ts';
import { pageLanguage } from './page-language.ts';
import { scriptOrigin } from './script.ts';

/** The text properties with their attributes (docs/contract.md, The element). */
export const reflected = {
  service: 'service',
  referral: 'referral',
  apiUrl: 'api-url',
  shopUrl: 'shop-url',
  stripeKey: 'stripe-key',
  currency: 'currency',
  userId: 'user-id',
  company: 'company',
  voice: 'voice',
  phoneSystem: 'phone-system',
  discount: 'discount',
  returnUrl: 'return-url',
  services: 'services',
  hiddenParts: 'hide',
  reference: 'reference',
  display: 'display',
  buttonLabel: 'button-label',
} as const;

const switches = { syncUrl: 'sync-url', test: 'test' } as const;

export const observedAttributes: readonly string[] = [
  ...Object.values(reflected),
  ...Object.values(switches),
  'lang',
  'access-token',
  'debug',
];

/** The properties that reflect attributes: a text (null without the attribute), or whether a switch is on. */
export type ReflectedProperties = Record<keyof typeof reflected, string | null> &
  Record<keyof typeof switches, boolean>;

/** Whether an attribute is on: it is present, with any value but `false`. */
export const isOn = (element: Element, name: string): boolean => (element.getAttribute(name) ?? 'false') !== 'false';

/** The text of an attribute without control characters; null if it is absent or blank. */
export const textOf = (element: Element, name: string): string | null =>
  cleanText(element.getAttribute(name) ?? '').trim() || null;

/** Converts what a page sets; null, which unsets the property, for anything that is neither a text nor a URL. */
function toText(value: unknown): string | null {
  const isText = typeof value === 'string' || typeof value === 'number' || value instanceof URL;
  return isText ? String(value) : null;
}

const toSwitch = (value: unknown): string | null => (value === '' || (value && value !== 'false') ? '' : null);

/** Adds a property that reflects an attribute to the prototype of an element's class. */
function reflect(
  prototype: HTMLElement,
  [property, attribute]: readonly [string, string],
  read: (element: Element) => unknown,
  toAttribute: (value: unknown) => string | null,
): void {
  Object.defineProperty(prototype, property, {
    enumerable: true,
    configurable: true,
    get(this: HTMLElement) {
      return read(this);
    },
    set(this: HTMLElement, value: unknown) {
      const text = toAttribute(value);
      if (text === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, text);
    },
  });
}

const readService = (element: Element) => parseServiceType(element.getAttribute('service')) ?? defaultService;

/** Adds all properties that reflect attributes. Without a valid service, `service` is the default. */
export function reflectAttributes(prototype: HTMLElement): void {
  for (const row of Object.entries(reflected))
    reflect(prototype, row, (element) => element.getAttribute(row[1]), toText);
  for (const row of Object.entries(switches)) reflect(prototype, row, (element) => isOn(element, row[1]), toSwitch);
  reflect(prototype, ['service', 'service'], readService, toText);
}

/** The URL of an attribute, resolved against the page's; the fallback if there is none, or if it is not valid. */
function urlOf(element: Element, name: string, fallback: string): string {
  const text = textOf(element, name);
  const url = text && httpUrl(text, document.baseURI);
  if (text && !url) console.warn(`voice-order-form: "${text}" is not a usable address.`);
  return (url ? url.href : fallback).replace(/\/+$/, '');
}

/** The host page's settings for an element. */
export function readSettings(element: Element): Settings {
  const raw = (property: keyof typeof reflected): string | null => element.getAttribute(reflected[property]);
  const text = (property: keyof typeof reflected): string | null => textOf(element, reflected[property]);
  const services = parseServices(raw('services'));
  return {
    service: offeredService(parseServiceType(raw('service')) ?? defaultService, services),
    services,
    referral: text('referral'),
    apiUrl: urlOf(element, reflected.apiUrl, `${scriptOrigin}/api`),
    shopUrl: urlOf(element, reflected.shopUrl, scriptOrigin),
    stripeKey: text('stripeKey'),
    currency: parseCurrency(raw('currency')),
    company: text('company'),
    voice: text('voice'),
    phoneSystem: text('phoneSystem'),
    discount: text('discount'),
    hiddenParts: listed(raw('hiddenParts'), hideableParts),
    reference: parseReference(raw('reference')),
    isTest: isOn(element, switches.test),
    isButton: raw('display') === 'button',
    buttonLabel: text('buttonLabel'),
    language: pageLanguage(element),
  };
}
