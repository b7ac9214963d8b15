// What the class of the element can do, beside the elements themselves.

import type { VoiceOrderFormElement } from './voice-order-form.mjs';

/** The class of the element, as `customElements.get('voice-order-form')` gives it. */
export interface VoiceOrderFormConstructor {
  new (): VoiceOrderFormElement;
  /** Tells versions apart where a page loads several. */
  readonly version: string;
  /** Makes forms of the marked divs under a node, also of those that came into the page after the script ran. */
  upgradeDivs(root?: ParentNode): void;
  /**
   * Takes in the texts of a language, by its BCP 47 tag, so that they are not fetched. What they lack is in English.
   * `voice-order-form/fr` and `voice-order-form/es` do this for French and Spanish. Throws a RangeError where their `locale` is none.
   */
  addLanguage(tag: string, texts: object): void;
  /**
   * Takes in the script desk, by its file's name, so that it is not fetched. `voice-order-form/desk` does this; one of
   * another version is ignored.
   */
  addDesk(file: string, make: (shared: object) => object): void;
}

declare global {
  interface CustomElementRegistry {
    get(name: 'voice-order-form'): VoiceOrderFormConstructor | undefined;
  }
}
