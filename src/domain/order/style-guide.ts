import type { Message } from './order.ts';

/** The values of the voice style guides (docs/behaviour.md, Data); their texts are in `text`. */
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

/** The style of a message until a guide is chosen: sent as this value, not as its text (docs/contract.md, Settled). */
export const defaultStyleGuide: StyleGuide = 'professional-warm-welcoming';

/** The style guide named by a string, or the default. */
export function parseStyleGuide(value: string): StyleGuide {
  return styleGuideValues.find((guide) => guide === value) ?? defaultStyleGuide;
}

/** Returns a guide's text in the buyer's language. */
export type GuideText = (guide: StyleGuide) => string;

/** The style of a message, as sent to the studio (docs/contract.md, Settled, `style`). */
export function styleOf({ guide, customStyle }: Message, guideText: GuideText): string {
  if (guide === null) return defaultStyleGuide;
  return guide === 'custom' ? customStyle : guideText(guide);
}
