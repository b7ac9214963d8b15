import { defaultService, parseServiceType } from '../domain/order/services.ts';

/** The properties of the element that stand for attributes, with the attributes' names (docs/contract.md, The element). */
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

type Reflected = keyof typeof reflected;

/** What reading such a property gives: the attribute's text, null where it is not set. */
export type ReflectedProperties = Record<Reflected, string | null>;

/** The text of a value that a host page has set; null, which unsets, for anything that is no text. */
function stringOrNull(value: unknown): string | null {
  const isText = typeof value === 'string' || typeof value === 'number' || value instanceof URL;
  return isText ? String(value) : null;
}

/** Without a service, or with one that there is not, it is the first. */
const valueOf = (name: string, text: string | null): string | null =>
  name === 'service' ? (parseServiceType(text) ?? defaultService) : text;

/** Gives the prototype of an element's class the properties that stand for attributes. */
export function reflectAttributes(prototype: HTMLElement): void {
  for (const [name, attribute] of Object.entries(reflected)) {
    Object.defineProperty(prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: HTMLElement) {
        return valueOf(name, this.getAttribute(attribute));
      },
      set(this: HTMLElement, value: unknown) {
        const text = stringOrNull(value);
        if (text === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
    });
  }
}
