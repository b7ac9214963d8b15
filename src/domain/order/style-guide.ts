import type { Message } from './order.ts';

/** The values of the voice style guides (docs/behaviour.md, Data); their words are in the texts. */
export const styleGuideValues = [
  'professional-warm-welcoming',
  'conversational-friendly-natural',
  'corporate-authoritative-confident',
  'energetic-upbeat-motivational',
  'calm-soothing-reassuring',
  'elegant-sophisticated-refined',
  'casual-relaxed-down-to-earth',
  'dynamic-powerful-commanding',
  'gentle-caring-compassionate',
  'modern-tech-savvy-innovative',
  'custom',
] as const;
export type StyleGuide = (typeof styleGuideValues)[number];

/** What a message has until a guide is chosen: as a value, not as its text (docs/contract.md, Settled). */
export const defaultStyleGuide: StyleGuide = 'professional-warm-welcoming';

/** The style guide that a text names, or the default. */
export function parseStyleGuide(value: string): StyleGuide {
  return styleGuideValues.find((guide) => guide === value) ?? defaultStyleGuide;
}

/** Tells a guide's descriptive text in the buyer's language. */
export type GuideText = (guide: StyleGuide) => string;

/** How a message is to be read, as it goes to the studio (docs/contract.md, Settled, `style`). */
export function styleOf({ guide, customStyle }: Message, guideText: GuideText): string {
  if (guide === null) return defaultStyleGuide;
  return guide === 'custom' ? customStyle : guideText(guide);
}
