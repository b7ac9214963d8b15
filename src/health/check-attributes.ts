import { httpUrl, ownUrl } from '../api/urls.ts';
import { currencies, parseCurrency } from '../domain/checkout/currency.ts';
import { hideableParts, parseReference } from '../domain/order/page-settings.ts';
import { parseServiceType, serviceTypes } from '../domain/order/service-types.ts';
import { findPhoneSystem } from '../domain/phone-systems/phone-systems.ts';
import { attributeHolder, problem, warning, type Finding } from './health-finding.ts';

/** Whether two words differ by at most so many insertions, deletions, changes or swaps of letters. */
function isWithin(slips: number, one: string, other: string): boolean {
  if (one === '' || other === '') return one.length + other.length <= slips;
  if (one[0] === other[0]) return isWithin(slips, one.slice(1), other.slice(1));
  if (slips === 0) return false;
  const isSwapped = one[0] === other[1] && one[1] === other[0];
  const steps = [[1, 1], [1, 0], [0, 1], ...(isSwapped ? [[2, 2]] : [])];
  return steps.some(([left, wanted]) => isWithin(slips - 1, one.slice(left), other.slice(wanted)));
}

/** Normalizes a name, so that different spellings are equal. */
const lettersOf = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** The known word that a misspelt one is meant for; null if none is close. */
function findMeant(word: string, known: readonly string[]): string | null {
  // In a short word, two slips would make another word.
  const isMeant = (one: string, slips: number): boolean =>
    slips <= (one.length < 6 ? 1 : 2) && isWithin(slips, lettersOf(word), lettersOf(one));
  return [0, 1, 2].flatMap((slips) => known.filter((one) => isMeant(one, slips)))[0] ?? null;
}

/** How the element parses a value, what to do if that fails, and the allowed values, if there are only a few. */
type Rule = readonly [parse: (value: string) => unknown, advice: string, allowed?: string];

const otherwiseDefault = 'The default is used instead.';
const unknownWords = 'Unknown words have no effect. Available words:';
const addressAdvice = 'Start it with https:// or, for an address on this site, with a slash.';

const displays = ['inline', 'button'];

const areKnown = (words: readonly string[]) => (value: string) =>
  (value.match(/\S+/gu) ?? []).every((word) => words.includes(word));

/** A value without a protocol or a slash would be read as a path on this site, which is probably not meant. */
const isAddress = (value: string): boolean =>
  /^(?:https?:\/\/|\.{0,2}\/)\S*$/iu.test(value.trim()) && httpUrl(value, document.baseURI) !== null;

const rules: Readonly<Record<string, Rule>> = {
  service: [parseServiceType, `${otherwiseDefault} Allowed values:`, serviceTypes.join(', ')],
  currency: [parseCurrency, `${otherwiseDefault} Allowed values:`, currencies.join(', ')],
  display: [(value) => displays.includes(value), `${otherwiseDefault} Allowed values:`, displays.join(', ')],
  services: [areKnown(serviceTypes), unknownWords, serviceTypes.join(' ')],
  hide: [areKnown(hideableParts), unknownWords, hideableParts.join(' ')],
  'api-url': [isAddress, addressAdvice],
  'shop-url': [isAddress, addressAdvice],
  'return-url': [
    (value) => ownUrl(value.trim(), document.baseURI),
    'It has to be an address on this site. The page’s own address is used instead.',
  ],
  'phone-system': [(value) => findPhoneSystem(value.trim()), `${otherwiseDefault} Correct it, or leave it out.`],
  reference: [parseReference, 'It is not sent with orders. It can have up to 200 printable ASCII characters.'],
};

function checkValues(element: Element, prefix: string): readonly Finding[] {
  return Object.entries(rules).flatMap(([name, [parse, advice, allowed]]) => {
    const value = element.getAttribute(name) ?? '';
    const isValid = value.trim() === '' || parse(value);
    return isValid ? [] : [problem(`${prefix}${name}="${value}" is not valid. ${advice}`, allowed)];
  });
}

/** The attributes that an element observes, according to its class. */
function observedBy({ constructor }: Element): readonly string[] {
  const names: unknown = 'observedAttributes' in constructor ? constructor.observedAttributes : [];
  return Array.isArray(names) ? names.map(String) : [];
}

/** Names that nearly match the form's, except the page's own `data-` names and those beside the right one. */
function checkNames(element: HTMLElement): readonly Finding[] {
  const { holder, prefix } = attributeHolder(element);
  const known = observedBy(element);
  const names = holder.getAttributeNames().filter((name) => prefix !== '' || !name.startsWith('data-'));
  return names.flatMap((name) => {
    const meant = findMeant(name.replace(prefix, ''), known);
    if (meant === null || name === 'lang' || holder.hasAttribute(`${prefix}${meant}`)) return [];
    return [warning(`The form has no attribute ${name}. Did you mean ${prefix}${meant}?`)];
  });
}

/** Parts of a page that no fallback content contains: HTML ignores the slash of `<voice-order-form />`. */
const pageParts = 'script, header, main, footer, nav, section, voice-order-form, [data-voice-order-form]';

function checkTag(element: HTMLElement): readonly Finding[] {
  if (element.querySelector(pageParts) === null) return [];
  const text =
    'The form’s tag is not closed: what follows it on the page became its fallback content, which is hidden.';
  const { holder } = attributeHolder(element);
  return [problem(`${text} Close it:`, `<${holder.localName} …></${holder.localName}>`)];
}

/** What is wrong with the page's attributes on an element, or on the marked div around it. */
export function checkAttributes(element: HTMLElement): readonly Finding[] {
  const { prefix } = attributeHolder(element);
  return [...checkTag(element), ...checkValues(element, prefix), ...checkNames(element)];
}
