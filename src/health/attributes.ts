import { httpUrl, ownUrl } from '../api/urls.ts';
import { currencies, parseCurrency } from '../domain/checkout/currency.ts';
import { parseReference } from '../domain/checkout/reference.ts';
import { hideableParts } from '../domain/order/hideable-parts.ts';
import { findPhoneSystem } from '../domain/phone-systems/phone-systems.ts';
import { parseServiceType, serviceTypes } from '../domain/order/services.ts';
import type { AttributeFacts } from './facts.ts';
import { findMeant, lettersOf } from './find-meant.ts';
import { holderOf } from './attribute-holder.ts';
import { meantAttribute } from './meant-attribute.ts';

interface Rule {
  /** As the element reads it. */
  readonly parse: (value: string) => unknown;
  /** The values that there are, where these are few. */
  readonly allowed?: readonly string[];
}

const displays = ['inline', 'button'];

const isUrl = (value: string): boolean => httpUrl(value, document.baseURI) !== null;
const rules: Readonly<Record<string, Rule>> = {
  service: { parse: parseServiceType, allowed: serviceTypes },
  currency: { parse: parseCurrency, allowed: currencies },
  display: { parse: (value) => displays.includes(value), allowed: displays },
  'api-url': { parse: isUrl },
  'shop-url': { parse: isUrl },
  'return-url': { parse: (value) => ownUrl(value.trim(), document.baseURI) },
  'phone-system': { parse: (value) => findPhoneSystem(value.trim()) },
};

const lists: Readonly<Record<string, readonly string[]>> = { services: serviceTypes, hide: hideableParts };

/** The words of lists that the form does not know. */
const findStrangeWords = (element: Element, prefix: AttributeFacts['prefix']): AttributeFacts['strangeWords'] =>
  Object.entries(lists).flatMap(([name, known]) => {
    const words = element.getAttribute(name)?.match(/\S+/gu) ?? [];
    const strange = words.filter((word) => !known.includes(word));
    return strange.map((word) => ({
      name: `${prefix}${name}`,
      word,
      meant: findMeant(word, known),
      known: known.join(' '),
    }));
  });

/** How long a reference is that is not sent; null if there is none, or a good one. */
function refusedReference(element: Element): number | null {
  const value = element.getAttribute('reference');
  return value && parseReference(value) === null ? value.length : null;
}

/** With a protocol or a slash; what has none, or a space, is hardly meant as a path of this site. */
const looksLikeAddress = /^(?:https?:\/\/|\.{0,2}\/)\S*$/iu;

function findShopPath(element: Element): string | null {
  const value = element.getAttribute('shop-url')?.trim() ?? '';
  return value === '' || looksLikeAddress.test(value) || !isUrl(value) ? null : value;
}

/**
 * What of ours a name is meant for. On an element `data-` before it is one letter too many, but for names that are the
 * page's own: those are only near to ours.
 */
function meantBy(name: string, known: readonly string[], prefix: AttributeFacts['prefix']): string | null {
  if (prefix !== '') return meantAttribute(name.startsWith(prefix) ? name.slice(prefix.length) : name, known);
  if (!name.startsWith('data-')) return meantAttribute(name, known);
  // A hook of the page's own tests.
  if (name === 'data-test') return null;
  return known.find((one) => lettersOf(one) === lettersOf(name.slice('data-'.length))) ?? null;
}

/**
 * The attributes that are nearly ours. On a marked div ours are meant without `data-`, too, but for its language. Beside
 * the one that could be meant a name is the page's own.
 */
function findMisspelt(holder: Element, known: readonly string[], prefix: AttributeFacts['prefix']) {
  const ours = new Set([...known.map((name) => `${prefix}${name}`), 'lang']);
  const others = holder.getAttributeNames().filter((name) => !ours.has(name));
  return others.flatMap((name) => {
    const meant = meantBy(name, known, prefix);
    return meant === null || holder.hasAttribute(`${prefix}${meant}`) ? [] : [{ name, meant: `${prefix}${meant}` }];
  });
}

/** The attributes that an element takes: its class tells them to the browser. */
function attributesOf({ constructor }: Element): readonly string[] {
  const names: unknown = 'observedAttributes' in constructor ? constructor.observedAttributes : [];
  return Array.isArray(names) ? names.map(String) : [];
}

/** What the page wrote on an element, or on the div that it stands in for. */
export function readAttributes(element: HTMLElement): AttributeFacts {
  const holder = holderOf(element);
  const prefix = holder === element ? '' : 'data-';
  const ignored = Object.entries(rules).flatMap(([name, { parse, allowed = [] }]) => {
    const value = element.getAttribute(name) ?? '';
    const isFine = value.trim() === '' || parse(value);
    return isFine ? [] : [{ name: `${prefix}${name}`, value, allowed: allowed.join(', ') }];
  });
  const misspelt = findMisspelt(holder, attributesOf(element), prefix);
  const strangeWords = findStrangeWords(element, prefix);
  const shopPath = findShopPath(element);
  return { prefix, ignored, misspelt, strangeWords, refusedReference: refusedReference(element), shopPath };
}
