import { maximumMessages, nextMessageId, suggested, type SuggestedText } from '../order/messages.ts';
import { emptyMessage, hasText, type Order } from '../order/order.ts';

export const emptyDraftingForm = {
  companyName: '',
  companyDescription: '',
  companyWebsite: '',
  /** Empty until one is chosen. */
  industry: '',
  style: 'Professional',
  /** The content of the field, so it may not be a number yet. */
  promptCount: '5',
  /** The language of the drafts; empty means the page's. */
  language: '',
};

/** What the buyer enters for the drafting helper. */
export type DraftingForm = Readonly<typeof emptyDraftingForm>;

/** The languages that drafts are offered in, besides the page's (ISO 639-1). */
const draftLanguages = ['en', 'fr', 'es'] as const;

/** The page's language (BCP 47) and the other languages of drafts, the page's first. */
export const languagesOfDrafts = (page: string): readonly string[] => [
  page,
  ...draftLanguages.filter((language) => !page.toLowerCase().startsWith(language)),
];

/** The choices of the drafting form (docs/behaviour.md, Data); their values are sent to the shop. */
export const industries = [
  'Healthcare',
  'Legal',
  'Restaurant',
  'Retail',
  'Real Estate',
  'Technology',
  'Financial Services',
  'Education',
  'Automotive',
  'Manufacturing',
  'Construction',
  'Professional Services',
  'Non-profit',
  'Government',
  'Other',
] as const;

export const draftingStyles = [
  'Professional',
  'Friendly',
  'Casual',
  'Energetic',
  'Calm',
  'Authoritative',
  'Warm',
] as const;

export const promptCounts = { min: 1, max: 10 } as const;

/** The maximum lengths worth sending, in characters. */
export const draftingTextLimits = { companyName: 120, companyWebsite: 500, companyDescription: 5000 } as const;

/**
 * The number of prompts to request: a whole number from 1 to 10, at most as many as fit; 0 if none fits. If the order
 * can have only one message, the buyer is not asked.
 */
export function promptCountOf({ promptCount }: DraftingForm, order: Order, room: number): number {
  if (maximumMessages(order) === 1) return 1;
  return isPromptCount(promptCount) ? Math.min(Number(promptCount), room) : 0;
}

/** Whether the content of the field is a valid number of prompts. */
export function isPromptCount(text: string): boolean {
  const count = Number(text);
  return Number.isInteger(count) && count >= promptCounts.min && count <= promptCounts.max;
}

/** A draft for a message, and its name, if the shop sends one. */
export type Draft = Required<SuggestedText>;

/** Puts a draft into the message at `index`, and adds the message if it does not exist yet. */
export function putDraft(order: Order, index: number, draft: Draft): Order {
  const message = order.messages[index] ?? emptyMessage(nextMessageId(order));
  return { ...order, messages: order.messages.toSpliced(index, 1, { ...message, ...suggested(message, draft) }) };
}

/**
 * Prepares for drafts: removes the messages beyond their number, except the first (docs/behaviour.md, States); if the
 * drafts are added, removes empty messages.
 */
export function keepMessages(order: Order, count: number, isAdding: boolean): Order {
  const { messages } = order;
  return { ...order, messages: isAdding ? messages.filter(hasText) : messages.slice(0, Math.max(1, count)) };
}
