import { httpUrl } from '../api/urls.ts';
import { currencies, parseCurrency } from '../domain/currency.ts';
import { findPhoneSystem } from '../domain/phone-systems.ts';
import { parseServiceType, serviceTypes } from '../domain/services.ts';
import type { AttributeFacts } from './facts.ts';
import { findMeant } from './find-meant.ts';
import { holderOf } from './holder.ts';

interface Rule {
  /** As the element reads it. */
  readonly parse: (value: string) => unknown;
  /** The values that there are, where these are few. */
  readonly allowed?: readonly string[];
}

const isUrl = (value: string): boolean => httpUrl(value, document.baseURI) !== null;
const rules: Readonly<Record<string, Rule>> = {
  service: { parse: parseServiceType, allowed: serviceTypes },
  currency: { parse: parseCurrency, allowed: currencies },
  'api-url': { parse: isUrl },
  'shop-url': { parse: isUrl },
  'phone-system': { parse: (value) => findPhoneSystem(value.trim()) },
};

/** With a protocol or a slash; what has none, or a space, is hardly meant as a path of this site. */
const looksLikeAddress = /^(?:https?:\/\/|\.{0,2}\/)\S*$/iu;

function findShopPath(element: Element): string | null {
  const value = element.getAttribute('shop-url')?.trim() ?? '';
  return value === '' || looksLikeAddress.test(value) || !isUrl(value) ? null : value;
}

/** The attributes that are nearly ours. On a marked div ours are meant without `data-`, too, but for its language. */
function findMisspelt(holder: Element, known: readonly string[], prefix: AttributeFacts['prefix']) {
  const ours = new Set([...known.map((name) => `${prefix}${name}`), 'lang']);
  const isOther = (name: string): boolean => !ours.has(name) && (prefix !== '' || !name.startsWith('data-'));
  const others = holder.getAttributeNames().filter(isOther);
  return others.flatMap((name) => {
    const meant = findMeant(name.startsWith(prefix) ? name.slice(prefix.length) : name, known);
    return meant === null ? [] : [{ name, meant: `${prefix}${meant}` }];
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
  return { prefix, ignored, misspelt, shopPath: findShopPath(element) };
}
