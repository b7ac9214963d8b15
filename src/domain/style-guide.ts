/** The values of the voice style guides (spec.md section 3); their words are in the texts. */
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

export const defaultStyleGuide: StyleGuide = 'professional-warm-welcoming';

/** The style guide that a text names, or the default. */
export function parseStyleGuide(value: string): StyleGuide {
  return styleGuideValues.find((guide) => guide === value) ?? defaultStyleGuide;
}
