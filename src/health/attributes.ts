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
  /** The same parsing as in the element. */
  readonly parse: (value: string) => unknown;
  /** The allowed values, if there are only a few. */
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

/** The unknown words in list attributes. */
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

/** The length of a reference that is not sent; null if there is none, or if it is valid. */
function refusedReference(element: Element): number | null {
  const value = element.getAttribute('reference');
  return value && parseReference(value) === null ? value.length : null;
}

/**
 * A value with a protocol or a slash is an address. A value without either, or with a space, is probably not meant as a
 * path on this site.
 */
const looksLikeAddress = /^(?:https?:\/\/|\.{0,2}\/)\S*$/iu;

function findShopPath(element: Element): string | null {
  const value = element.getAttribute('shop-url')?.trim() ?? '';
  return value === '' || looksLikeAddress.test(value) || !isUrl(value) ? null : value;
}

/**
 * The attribute of ours that a name is meant for. On an element, `data-` in front of a name is a mistake, except for
 * the page's own names, which are only similar to ours.
 */
function meantBy(name: string, known: readonly string[], prefix: AttributeFacts['prefix']): string | null {
  if (prefix !== '') return meantAttribute(name.startsWith(prefix) ? name.slice(prefix.length) : name, known);
  if (!name.startsWith('data-')) return meantAttribute(name, known);
  // A hook of the page's own tests.
  if (name === 'data-test') return null;
  return known.find((one) => lettersOf(one) === lettersOf(name.slice('data-'.length))) ?? null;
}

/**
 * The attributes that nearly match ours. On a marked div, attributes without `data-` are meant for us too, except
 * `lang`. If the right attribute is also present, the name is the page's own.
 */
function findMisspelt(holder: Element, known: readonly string[], prefix: AttributeFacts['prefix']) {
  const ours = new Set([...known.map((name) => `${prefix}${name}`), 'lang']);
  const others = holder.getAttributeNames().filter((name) => !ours.has(name));
  return others.flatMap((name) => {
    const meant = meantBy(name, known, prefix);
    return meant === null || holder.hasAttribute(`${prefix}${meant}`) ? [] : [{ name, meant: `${prefix}${meant}` }];
  });
}

/** The attributes that an element observes, according to its class. */
function attributesOf({ constructor }: Element): readonly string[] {
  const names: unknown = 'observedAttributes' in constructor ? constructor.observedAttributes : [];
  return Array.isArray(names) ? names.map(String) : [];
}

/** The page's attributes on an element, or on the marked div around it. */
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
