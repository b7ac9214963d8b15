// The types and the words of the public interface (docs/contract.md, The element), for partners' editors and builds. They stand
// alone: nothing of the form's own libraries is needed to use them. `custom-elements.json` is made from them.
import type { VoiceOrderErrorArea } from './voice-order-form-class.mjs';

export type {
  VoiceOrderErrorArea,
  VoiceOrderFormAttributes,
  VoiceOrderFormConstructor,
} from './voice-order-form-class.mjs';
export type { VoiceOrderFormProperties } from './voice-order-form-templates.mjs';

export type ServiceType = 'moh' | 'voip' | 'mvoice';
export type Currency = 'CAD' | 'USD';

/** A snapshot of the order, shaped like the body that the shop gets; frozen. */
export interface VoiceOrder {
  readonly serviceType: ServiceType;
  readonly serviceId: string;
  readonly currency: Currency;
  /** Ids of the chosen voices. */
  readonly selectedVoices: readonly string[];
  /** Ids of the chosen tracks. */
  readonly selectedMusic: readonly string[];
  readonly selectedMusicOptions: { readonly musicBetweenMessages: number; readonly comments: string };
  readonly items: readonly VoiceOrderItem[];
  readonly options: {
    readonly [code: string]: boolean;
    readonly proofReading: boolean;
    readonly rush: boolean;
    readonly updateVoicemailGreeting: boolean;
  };
  readonly phoneSystem: string;
  readonly discountCodeOrId: string | null;
  readonly referralCode: string | null;
  readonly comments: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly discountRate: number;
  readonly tax: number;
  readonly taxRate: number;
  readonly total: number;
}

/** One message of an order. */
export interface VoiceOrderItem {
  readonly fileName: string;
  readonly style: string;
  readonly content: string;
  readonly count: { readonly words: number; readonly wordsExtra: number };
  /** The message's name, if it has one. */
  readonly name?: string;
}

/** The events of the element. They bubble, cross shadow roots, and carry no personal data. */
export interface VoiceOrderFormEventMap {
  /** The form can be used. */
  'voice-order-ready': CustomEvent<{ readonly service: ServiceType; readonly referral: string | null }>;
  /** The order changed; at most once a frame. */
  'voice-order-change': CustomEvent<{ readonly order: VoiceOrder }>;
  /** The service was switched. */
  'voice-order-service': CustomEvent<{ readonly service: ServiceType }>;
  /** The shop answered with prices. */
  'voice-order-totals': CustomEvent<{
    readonly subtotal: number;
    readonly discount: number;
    readonly tax: number;
    readonly total: number;
    readonly currency: Currency;
  }>;
  /** Order Summary was pressed, and something is missing. */
  'voice-order-issues': CustomEvent<{ readonly issues: readonly Readonly<Record<'code' | 'message', string>>[] }>;
  /** The shop has the order. */
  'voice-order-created': CustomEvent<{ readonly orderId: string; readonly total: number; readonly currency: Currency }>;
  /** Back on the page after paying: once for an order. */
  'voice-order-paid': CustomEvent<{ readonly orderId: string; readonly total: number; readonly currency: Currency }>;
  /** About to leave for checkout; `preventDefault()` leaves that to the page. */
  'voice-order-redirect': CustomEvent<{ readonly orderId: string; readonly sessionId: string; readonly url?: string }>;
  /** Something went wrong, whether the buyer was told or it was only logged. */
  'voice-order-error': CustomEvent<{
    readonly area: VoiceOrderErrorArea;
    readonly message: string;
    readonly status?: number;
  }>;
}

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
  phoneSystem: string | null;
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
  /** Asked once for a fresh token when the held one was refused. */
  getAccessToken: (() => Promise<string | null>) | null;
  /** A frozen snapshot of the order. */
  readonly order: VoiceOrder;
  /** Starts a fresh order, without a question. */
  reset(): void;
  /** The same as the Order Summary button; false where issues are listed instead, or a question about the service is open. */
  openSummary(): boolean;
}
