// The public types and their descriptions (docs/contract.md, The element), for partners' editors and builds. They don't
// depend on the form's own libraries. `custom-elements.json` is generated from them.
import type { VoiceOrder } from './voice-order-form-events.mjs';
import type { PhoneSystem, VoiceOrderBuyer } from './voice-order-form-values.mjs';

export type {
  VoiceOrderErrorArea,
  VoiceOrderFormAttributes,
  VoiceOrderFormConstructor,
} from './voice-order-form-class.mjs';
export type {
  PlacedVoiceOrder,
  VoiceOrder,
  VoiceOrderFormEventMap,
  VoiceOrderItem,
  VoiceOrderStep,
} from './voice-order-form-events.mjs';
export type { PhoneSystem, VoiceOrderBuyer } from './voice-order-form-values.mjs';
export type { VoiceOrderFormProperties } from './voice-order-form-templates.mjs';
export type { VoiceOrderFormTexts } from './voice-order-form-texts.mjs';

export type ServiceType = 'moh' | 'voip' | 'mvoice';
export type Currency = 'CAD' | 'USD';

/**
 * An order form for professionally recorded phone audio. Its children are shown until the script has run, and if it
 * can't run.
 *
 * @cssprop --voice-order-accent - Buttons, choices, links, focus rings.
 * @cssprop --voice-order-on-accent - Text on the accent; by default black or white, whichever is readable.
 * @cssprop --voice-order-text - Text; by default, whatever is readable on the surface.
 * @cssprop --voice-order-surface - Cards, fields, dialogs; by default, whatever makes the text readable.
 * @cssprop --voice-order-canvas - The background behind the cards.
 * @cssprop --voice-order-radius - Corner radius.
 * @cssprop --voice-order-offset-top - Height of the page's sticky header, for scrolling.
 * @cssprop --voice-order-density - Spacing factor: 1 by default, 0.85 is compact.
 * @cssprop --voice-order-font - Font family.
 * @cssprop --voice-order-color-scheme - `light` or `dark`, if the page's scheme should not decide.
 * @csspart form - The whole form.
 * @csspart section - A section of the form.
 * @csspart heading - The heading of a section.
 * @csspart button - Any button.
 * @csspart button-primary - The buttons that continue the order.
 * @csspart input - Fields and selects.
 * @csspart bar - The bar with the totals.
 * @csspart dialog - The panel of a dialog.
 * @csspart toast - A floating notice.
 */
export interface VoiceOrderFormElement extends HTMLElement {
  /**
   * The initial service; follows the buyer's choice.
   *
   * @reflect
   * @default 'moh'
   */
  service: ServiceType | null;
  /**
   * The partner's code: sets branding and permitted voices, and is sent with the order.
   *
   * @reflect
   */
  referral: string | null;
  /**
   * The base URL of the shop's API; by default, `/api` at the origin that served the script.
   *
   * @reflect
   */
  apiUrl: string | null;
  /**
   * The base URL of the shop's pages; by default, the origin that served the script.
   *
   * @reflect
   */
  shopUrl: string | null;
  /**
   * The card provider's publishable key; only for shops whose payment answer has no URL.
   *
   * @reflect
   */
  stripeKey: string | null;
  /**
   * The initial currency of a fresh order; by default US dollars for a logged-in buyer from outside Canada, otherwise
   * Canadian dollars.
   *
   * @reflect
   */
  currency: Currency | null;
  /**
   * The buyer's company, if the page knows it: used in script examples and in the AI helper's empty field.
   *
   * @reflect
   */
  company: string | null;
  /**
   * The id of the initial voice of a fresh order, if it is offered.
   *
   * @reflect
   */
  voice: string | null;
  /**
   * The initial phone system or file format of a fresh order, as a value of the list; by default MP3.
   *
   * @reflect
   */
  phoneSystem: PhoneSystem | null;
  /**
   * A discount code that is tried once on a fresh order; an invalid code is reported only in the health report.
   *
   * @reflect
   */
  discount: string | null;
  /**
   * The page to return to after checkout, on the page's origin; by default, the page's origin and path.
   *
   * @reflect
   */
  returnUrl: string | null;
  /**
   * The services that the element offers, as a list separated by spaces; by default, all.
   *
   * @reflect
   */
  services: string | null;
  /**
   * The parts that the element does not show, as a list separated by spaces: `banner`, `comments`, `discount`,
   * `drafting`, `faq`, `phone-system`. Their values still apply.
   *
   * @reflect
   */
  hiddenParts: string | null;
  /**
   * The page's own id for the result of the visit, up to 200 printable ASCII characters: sent with the order, included
   * in events and reports, never shown.
   *
   * @reflect
   */
  reference: string | null;
  /**
   * `button`: the page shows a button, which opens the form as a dialog over the page.
   *
   * @reflect
   */
  display: 'inline' | 'button' | null;
  /**
   * The text of that button; by default, it names the service.
   *
   * @reflect
   */
  buttonLabel: string | null;
  /**
   * The id of the logged-in buyer.
   *
   * @reflect
   */
  userId: string | null;
  /** The token of the logged-in buyer; if set as a property, it never appears in the page. */
  accessToken: string | null;
  /**
   * For the shop's own order page: reads the page's URL and keeps it in sync with the service.
   *
   * @reflect
   * @default false
   */
  syncUrl: boolean;
  /**
   * Test mode: nobody is charged, and nothing is recorded. If the shop has no test mode, nothing can be ordered.
   *
   * @reflect
   * @default false
   */
  test: boolean;
  /** The person ordering, if known: fills the guest form fields that nobody has typed in; null empties them again. */
  buyer: VoiceOrderBuyer | null;
  /** Called once for a fresh token when the current one was refused. */
  getAccessToken: (() => Promise<string | null>) | null;
  /** Whether the form is visible; false while it is behind its button. */
  readonly isOpen: boolean;
  /** A frozen snapshot of the order. */
  readonly order: VoiceOrder;
  /** Starts a fresh order without asking. */
  reset(): void;
  /**
   * Does the same as the Order Summary button. Returns false if issues are listed instead, or if the buyer is being
   * asked about switching service.
   */
  openSummary(): boolean;
  /** Opens the form, if it is behind a button. */
  show(): void;
  /** Closes it, unless an order is being placed. */
  hide(): void;
}
