import { maximumMessages } from '../order/messages.ts';
import type { Order } from '../order/order.ts';
import { emptyDraftingForm, type DraftingForm } from './drafting.ts';

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

const among = (values: readonly string[], value: string, otherwise: string): string =>
  values.includes(value) ? value : otherwise;

/** The form with choices that there are; other scripts on the page may have stored any text. */
export const withKnownChoices = (form: DraftingForm): DraftingForm => ({
  ...form,
  industry: among(industries, form.industry, emptyDraftingForm.industry),
  style: among(draftingStyles, form.style, emptyDraftingForm.style),
});

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
