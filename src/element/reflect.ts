import { defaultService, parseServiceType } from '../domain/order/services.ts';

/**
 * The properties of the element that reflect attributes, with the attributes' names (docs/contract.md, The element).
 */
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

/** The boolean properties, with their attributes. */
export const switches = { syncUrl: 'sync-url', test: 'test' } as const;

/** Whether an attribute is on: it is present, with any value but `false`. */
export const isOn = (element: Element, name: string): boolean => (element.getAttribute(name) ?? 'false') !== 'false';

type Reflected = keyof typeof reflected;

/** The value of such a property: the attribute's text (null if it is not set), or whether it is on. */
export type ReflectedProperties = Record<Reflected, string | null> & Record<keyof typeof switches, boolean>;

/** Converts a value that a host page has set to text; null, which unsets the property, for unsupported types. */
function stringOrNull(value: unknown): string | null {
  const isText = typeof value === 'string' || typeof value === 'number' || value instanceof URL;
  return isText ? String(value) : null;
}

/** Whether a value that a host page has set turns a switch on. */
const turnsOn = (value: unknown): boolean => value === '' || (Boolean(value) && value !== 'false');

/** Adds the properties that reflect attributes to the prototype of an element's class. */
export function reflectAttributes(prototype: HTMLElement): void {
  for (const [name, attribute] of Object.entries({ ...reflected, ...switches })) {
    const isSwitch = name in switches;
    Object.defineProperty(prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: HTMLElement) {
        const text = this.getAttribute(attribute);
        if (isSwitch) return isOn(this, attribute);
        // Without a valid service, the first one is used.
        return name === 'service' ? (parseServiceType(text) ?? defaultService) : text;
      },
      set(this: HTMLElement, value: unknown) {
        const text = isSwitch ? (turnsOn(value) ? '' : null) : stringOrNull(value);
        if (text === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
    });
  }
}
