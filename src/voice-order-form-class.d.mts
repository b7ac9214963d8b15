// The element's class, tag and errors, besides the elements themselves.

import type { VoiceOrderFormEventMap } from './voice-order-form-events.mjs';
import type { PhoneSystem } from './voice-order-form-values.mjs';
import type { VoiceOrderFormTexts } from './voice-order-form-texts.mjs';
import type { Currency, ServiceType, VoiceOrderFormElement } from './voice-order-form.mjs';

/** The area of an error in the `voice-order-error` event. */
export type VoiceOrderErrorArea =
  | 'load'
  | 'branding'
  | 'user'
  | 'profile'
  | 'calculate'
  | 'discount'
  | 'ai'
  | 'order'
  | 'payment'
  | 'redirect'
  | 'storage'
  | 'render';

/** The attributes of the tag, for templates. */
export interface VoiceOrderFormAttributes {
  service?: ServiceType | undefined;
  referral?: string | undefined;
  'api-url'?: string | undefined;
  'shop-url'?: string | undefined;
  'stripe-key'?: string | undefined;
  currency?: Currency | undefined;
  company?: string | undefined;
  voice?: string | undefined;
  'phone-system'?: PhoneSystem | undefined;
  discount?: string | undefined;
  'return-url'?: string | undefined;
  services?: string | undefined;
  hide?: string | undefined;
  reference?: string | undefined;
  display?: 'inline' | 'button' | undefined;
  'button-label'?: string | undefined;
  'user-id'?: string | undefined;
  'access-token'?: string | undefined;
  'sync-url'?: boolean | '' | undefined;
  /** Test mode: nobody is charged. */
  test?: boolean | '' | undefined;
  /** Shows the health report. */
  debug?: boolean | '' | undefined;
  /**
   * Language of the texts and numbers, as a BCP 47 tag. By default, the nearest `lang` up the tree, otherwise English.
   */
  lang?: string | undefined;
}

/** The class of the element, as returned by `customElements.get('voice-order-form')`. */
export interface VoiceOrderFormConstructor {
  new (): VoiceOrderFormElement;
  /** Distinguishes versions if a page loads several. */
  readonly version: string;
  /** Turns the marked divs under a node into forms, including divs that were added after the script ran. */
  upgradeDivs(root?: ParentNode): void;
  /**
   * Adds the texts of a language, by its BCP 47 tag, so that they are not fetched. Missing texts are in English.
   * `voice-order-form/fr` and `voice-order-form/es` call this for French and Spanish. Throws a RangeError if their
   * `locale` is not valid.
   */
  addLanguage(tag: string, texts: VoiceOrderFormTexts): void;
  /**
   * Adds the script desk, by its file's name, so that it is not fetched. `voice-order-form/desk` calls this; a desk of
   * another version is ignored.
   */
  addDesk(file: string, make: (shared: object) => object): void;
  /** Adds the health report, so that it is not fetched. `voice-order-form/health` calls this. */
  addHealth(show: (embedding: object) => void): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'voice-order-form': VoiceOrderFormElement;
  }
  interface GlobalEventHandlersEventMap extends VoiceOrderFormEventMap {}
  interface CustomElementRegistry {
    get(name: 'voice-order-form'): VoiceOrderFormConstructor | undefined;
    whenDefined(name: 'voice-order-form'): Promise<VoiceOrderFormConstructor>;
  }
}
