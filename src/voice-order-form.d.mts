// The types and the words of the public interface (docs/contract.md, The element), for partners' editors and builds. They stand
// alone: nothing of the form's own libraries is needed to use them. `custom-elements.json` is made from them.
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
 * An order form for professionally recorded phone audio. Its children are shown until the script has run, and where it
 * can't.
 *
 * @cssprop --voice-order-accent - Buttons, choices, links, focus rings.
 * @cssprop --voice-order-on-accent - Text on the accent; without it black or white, whichever reads.
 * @cssprop --voice-order-text - Text; without it what reads on the surface.
 * @cssprop --voice-order-surface - Cards, fields, dialogs; without it what the text reads on.
 * @cssprop --voice-order-canvas - The ground behind the cards.
 * @cssprop --voice-order-radius - Corners.
 * @cssprop --voice-order-density - Paddings, as a factor: 1 unless set, 0.85 is compact.
 * @cssprop --voice-order-font - Font family.
 * @cssprop --voice-order-color-scheme - `light` or `dark`, where the page's scheme should not decide.
 * @csspart form - The whole form.
 * @csspart section - A section of the form.
 * @csspart heading - The heading of a section.
 * @csspart button - Any button.
 * @csspart button-primary - The buttons that lead on to the order.
 * @csspart input - Fields and selects.
 * @csspart bar - The bar with the totals.
 * @csspart dialog - The panel of a dialog.
 * @csspart toast - A notice that floats.
 */
export interface VoiceOrderFormElement extends HTMLElement {
  /**
   * The service to start with; follows the buyer's choice.
   *
   * @reflect
   * @default 'moh'
   */
  service: ServiceType | null;
  /**
   * The partner's code: branding, permitted voices; goes along with the order.
   *
   * @reflect
   */
  referral: string | null;
  /**
   * The base of the shop's API; without one it is `/api` at the origin that served the script.
   *
   * @reflect
   */
  apiUrl: string | null;
  /**
   * The base of the shop's pages; without one it is the origin that served the script.
   *
   * @reflect
   */
  shopUrl: string | null;
  /**
   * The card provider's publishable key; only for shops whose payment answer has no address to go to.
   *
   * @reflect
   */
  stripeKey: string | null;
  /**
   * The currency that a fresh order starts with; without one it is that of the buyer's country, else Canadian dollars.
   *
   * @reflect
   */
  currency: Currency | null;
  /**
   * The buyer's company, where the page knows it: it stands in script examples and in the drafting helper's empty field.
   *
   * @reflect
   */
  company: string | null;
  /**
   * The id of the voice that a fresh order starts with, where it is offered.
   *
   * @reflect
   */
  voice: string | null;
  /**
   * The phone system or file format that a fresh order starts with, as a value of the list; without one MP3.
   *
   * @reflect
   */
  phoneSystem: PhoneSystem | null;
  /**
   * A discount code that is tried once on a fresh order; one that does not hold is told in the health report only.
   *
   * @reflect
   */
  discount: string | null;
  /**
   * The page to return to after checkout, on the page's origin; without one it is the page's origin and path.
   *
   * @reflect
   */
  returnUrl: string | null;
  /**
   * The services that the element offers, as a list with spaces between them; without one, all.
   *
   * @reflect
   */
  services: string | null;
  /**
   * The parts that the element does not show, as a list with spaces between them: `banner`, `comments`, `discount`,
   * `drafting`, `faq`, `phone-system`. What they hold still counts.
   *
   * @reflect
   */
  hiddenParts: string | null;
  /**
   * The page's own id for the result of the visit, up to 200 printable ASCII characters: sent with the order, told in
   * events and reports, never shown.
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
   * The text of that button; without one it names the service.
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
  /** The token of the logged-in buyer; set as a property it is never written into the page. */
  accessToken: string | null;
  /**
   * For the shop's own order page: the page's address is read, and kept in step with the service.
   *
   * @reflect
   * @default false
   */
  syncUrl: boolean;
  /**
   * Test mode: nobody is charged, and nothing is recorded. A shop without one takes no orders then.
   *
   * @reflect
   * @default false
   */
  test: boolean;
  /** The person who orders, if known: fills the guest form where nobody has typed; null empties that again. */
  buyer: VoiceOrderBuyer | null;
  /** Asked once for a fresh token when the held one was refused. */
  getAccessToken: (() => Promise<string | null>) | null;
  /** Whether the form is visible; false while it is behind its button. */
  readonly isOpen: boolean;
  /** A frozen snapshot of the order. */
  readonly order: VoiceOrder;
  /** Starts a fresh order, without a question. */
  reset(): void;
  /** The same as the Order Summary button; false where issues are listed instead, or a question about the service is open. */
  openSummary(): boolean;
  /** Opens the form, if it is behind a button. */
  show(): void;
  /** Closes it again, unless an order is being placed. */
  hide(): void;
}
