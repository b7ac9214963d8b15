import type { CheckoutEvent } from '../../domain/checkout/checkout.ts';
import type { Currency } from '../../domain/checkout/currency.ts';
import type { Discount } from '../../domain/checkout/discount.ts';
import type { PriceEvent } from '../../domain/checkout/prices.ts';
import type { Submission } from '../../domain/checkout/submission.ts';
import type { PutMode, SuggestedText } from '../../domain/order/messages.ts';
import type { OptionCode } from '../../domain/order/order-options.ts';
import type { Issue } from '../../domain/order/order-rules.ts';
import type { SlotField } from '../../domain/order/slots.ts';
import type { OrderStep } from '../host/host.ts';
import type { Message, Order, Prefill } from '../../domain/order/order.ts';
import type { ServiceType } from '../../domain/order/service-types.ts';
import type { StyleGuide } from '../../domain/order/style-guide.ts';
import type { Finding } from '../../domain/scripts/check/finding.ts';
import type { Draft } from '../../domain/scripts/drafting.ts';
import type { Drafting, OrderSession, PastedScripts } from './session.ts';

/** The fields of an order that a control of the form sets directly. */
export type EditableFields = Pick<
  Order,
  'activeVoiceTab' | 'musicSeconds' | 'pronunciations' | 'phoneSystem' | 'comments' | 'acknowledged'
>;

/** A message's text with fixes, and the findings that are fixed in it. */
export interface FixedText {
  readonly id: number;
  readonly fixed: readonly Finding[];
  readonly content: string;
}

/** What the buyer, the page or the shop did. `id` is a message's id, `index` its place. */
export type SessionAction =
  | { readonly type: 'sessionStarted'; readonly session: OrderSession }
  | { readonly type: 'undone' }
  // The whole order (reduce-order.ts).
  | { readonly type: 'orderEdited'; readonly edit: Partial<EditableFields> }
  | { readonly type: 'optionChanged'; readonly code: OptionCode; readonly isChosen: boolean }
  | { readonly type: 'currencyChosen' | 'currencySuggested'; readonly currency: Currency }
  | { readonly type: 'orderPrefilled'; readonly prefill: Prefill; readonly isLate: boolean }
  | { readonly type: 'serviceSwitchRequested'; readonly service: ServiceType | null }
  | { readonly type: 'slotAdded'; readonly field: SlotField }
  | { readonly type: 'slotSelected' | 'slotRemoved'; readonly field: SlotField; readonly index: number }
  | { readonly type: 'voiceChosen' | 'trackToggled'; readonly id: string }
  | { readonly type: 'discountRequested' | 'discountRemoved' }
  | { readonly type: 'discountApplied'; readonly discount: Discount }
  | { readonly type: 'discountRefused'; readonly refused: OrderSession['refusedCode'] }
  // The messages (reduce-messages.ts).
  | { readonly type: 'messageAdded' | 'messageDeleted'; readonly index: number }
  | { readonly type: 'messageEdited'; readonly id: number; readonly edit: Partial<Message> }
  | { readonly type: 'messageBlurred'; readonly id: number }
  | { readonly type: 'messageMoved'; readonly id: number; readonly to: number }
  // `textBefore` is the text of the previous guide.
  | { readonly type: 'guideChosen'; readonly id: number; readonly guide: StyleGuide; readonly textBefore: string }
  | { readonly type: 'exampleChosen'; readonly id: number; readonly text: SuggestedText }
  | { readonly type: 'messageSplit'; readonly id: number; readonly parts: readonly string[] }
  | {
      readonly type: 'messagesImported';
      readonly texts: readonly Pick<Message, 'name' | 'content'>[];
      readonly mode: PutMode;
    }
  // Drafts have arrived: the messages that they don't fill are removed.
  | { readonly type: 'draftsReceived'; readonly count: number; readonly isAdding: boolean }
  | { readonly type: 'draftFilled'; readonly index: number; readonly draft: Draft }
  // The script tools and the drafting helper (reduce-scripts.ts). The buyer requests a check of all texts.
  | { readonly type: 'checkRequested' }
  // The first text is of the message whose note was used, and `finding` the only one that is fixed, if there is one.
  | {
      readonly type: 'scriptFixed';
      readonly texts: readonly [FixedText, ...(readonly FixedText[])];
      readonly finding?: Finding;
    }
  | { readonly type: 'placeholdersAccepted'; readonly placeholders: string }
  | { readonly type: 'scriptsPasted'; readonly pasted: PastedScripts }
  | { readonly type: 'draftingChanged'; readonly change: Partial<Drafting> }
  // The way to payment (reduce-session.ts).
  | { readonly type: 'issuesRequested'; readonly issues: readonly Issue[] | null }
  | { readonly type: 'checkoutChanged'; readonly event: CheckoutEvent }
  | { readonly type: 'pricesChanged'; readonly event: PriceEvent }
  | { readonly type: 'submissionChanged'; readonly submission: Submission }
  | { readonly type: 'paymentFailed'; readonly message: string | null }
  | { readonly type: 'paymentStatusRequested'; readonly status: OrderSession['paymentStatusRequest'] }
  | { readonly type: 'stepsReported'; readonly steps: readonly OrderStep[] };
