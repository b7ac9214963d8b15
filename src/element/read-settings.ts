import { httpUrl } from '../api/urls.ts';
import { parseCurrency } from '../domain/checkout/currency.ts';
import { parseReference } from '../domain/checkout/reference.ts';
import { listed } from '../domain/common/listed.ts';
import { hideableParts } from '../domain/order/hideable-parts.ts';
import { defaultService, offeredService, parseServices, parseServiceType } from '../domain/order/services.ts';
import { pageLanguage } from './language.ts';
import { isOn, reflected, switches } from './reflect.ts';
import type { Settings } from '../state/host/settings.ts';

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

export const textOr = (value: string | null): string | null => value?.trim() || null;

/** Resolves a URL from the host against the page's URL; returns the fallback if it is not valid. */
function urlOr(value: string | null, otherwise: string): string {
  const text = textOr(value);
  const url = text && httpUrl(text, document.baseURI);
  if (text && !url) console.warn(`voice-order-form: "${text}" is not a usable address.`);
  return withoutSlash(url ? url.href : otherwise);
}

/** Parses the host page's settings for an element; `scriptOrigin` is where the script came from. */
export function readSettings(element: Element, scriptOrigin: string): Settings {
  const read = (name: keyof typeof reflected): string | null => element.getAttribute(reflected[name]);
  const services = parseServices(read('services'));
  return {
    service: offeredService(parseServiceType(read('service')) ?? defaultService, services),
    services,
    referral: textOr(read('referral')),
    apiUrl: urlOr(read('apiUrl'), `${scriptOrigin}/api`),
    shopUrl: urlOr(read('shopUrl'), scriptOrigin),
    stripeKey: textOr(read('stripeKey')),
    currency: parseCurrency(read('currency')),
    company: textOr(read('company')),
    voice: textOr(read('voice')),
    phoneSystem: textOr(read('phoneSystem')),
    discount: textOr(read('discount')),
    hiddenParts: listed(read('hiddenParts'), hideableParts),
    reference: parseReference(read('reference')),
    isTest: isOn(element, switches.test),
    isButton: read('display') === 'button',
    buttonLabel: textOr(read('buttonLabel')),
    language: pageLanguage(element),
  };
}
