import { httpUrl } from '../api/urls.ts';
import { parseCurrency } from '../domain/checkout/currency.ts';
import { parseReference } from '../domain/checkout/reference.ts';
import { listed } from '../domain/common/strings.ts';
import { hideableParts } from '../domain/order/hideable-parts.ts';
import { defaultService, offeredService, parseServices, parseServiceType } from '../domain/order/services.ts';
import { pageLanguage } from './language.ts';
import { isOn, reflected, switches } from './reflect.ts';
import type { Settings } from '../state/host/settings.ts';

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

export const textOr = (value: string | null): string | null => value?.trim() || null;

/** Resolves a URL from the host against the page's URL; returns the fallback if it is not valid. */
function urlOr(text: string | null, otherwise: string): string {
  const url = text && httpUrl(text, document.baseURI);
  if (text && !url) console.warn(`voice-order-form: "${text}" is not a usable address.`);
  return withoutSlash(url ? url.href : otherwise);
}

/** Parses the host page's settings for an element; `scriptOrigin` is where the script came from. */
export function readSettings(element: Element, scriptOrigin: string): Settings {
  const read = (name: keyof typeof reflected): string | null => element.getAttribute(reflected[name]);
  const text = (name: keyof typeof reflected): string | null => textOr(read(name));
  const services = parseServices(read('services'));
  return {
    service: offeredService(parseServiceType(read('service')) ?? defaultService, services),
    services,
    referral: text('referral'),
    apiUrl: urlOr(text('apiUrl'), `${scriptOrigin}/api`),
    shopUrl: urlOr(text('shopUrl'), scriptOrigin),
    stripeKey: text('stripeKey'),
    currency: parseCurrency(read('currency')),
    company: text('company'),
    voice: text('voice'),
    phoneSystem: text('phoneSystem'),
    discount: text('discount'),
    hiddenParts: listed(read('hiddenParts'), hideableParts),
    reference: parseReference(read('reference')),
    isTest: isOn(element, switches.test),
    isButton: read('display') === 'button',
    buttonLabel: text('buttonLabel'),
    language: pageLanguage(element),
  };
}
