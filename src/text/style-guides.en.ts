/**
 * Voice style / pronunciation guides by value (docs/behaviour.md, Data). The label is the choice that the buyer sees;
 * the text is the direction that the voice artist reads. `custom` has none: its text is the buyer's own.
 */
export const styleGuides = {
  'professional-warm-welcoming': {
    label: 'Professional, warm, welcoming',
    text: 'Steady, unhurried pace, a gentle smile on the greeting and a clear pause before names and numbers. Avoid a sales pitch or a sing-song lilt.',
  },
  'conversational-friendly-natural': {
    label: 'Conversational, friendly, natural',
    text: 'Talk to one person across a desk: relaxed rhythm, natural contractions, small breaths left in. Smile when greeting and thanking; avoid an announcer’s polish.',
  },
  'corporate-authoritative-confident': {
    label: 'Corporate, authoritative, confident',
    text: 'Measured pace, lower register, and sentences that land with a firm downward ending. Pause briefly after the company name; avoid sounding stern or rushed.',
  },
  'energetic-upbeat-motivational': {
    label: 'Energetic, upbeat, motivational',
    text: 'Bright tone and a lively pace, smiling throughout and lifting the key benefit in each sentence. Keep every word crisp; avoid shouting or racing through numbers.',
  },
  'calm-soothing-reassuring': {
    label: 'Calm, soothing, reassuring',
    text: 'Slow, even pace in a soft, low voice, with a full breath between sentences. Let the caller feel there’s time; avoid a whisper or a sleepy drawl.',
  },
  'elegant-sophisticated-refined': {
    label: 'Elegant, sophisticated, refined',
    text: 'Smooth, flowing delivery with precise diction and long, graceful pauses; the smile stays in the eyes. Understate rather than sell; avoid haste and an affected accent.',
  },
  'casual-relaxed-down-to-earth': {
    label: 'Casual, relaxed, down-to-earth',
    text: 'Easygoing pace and an everyday voice, like a neighbour picking up the phone. Let sentences run together a little; avoid mumbling or a formal reading tone.',
  },
  'dynamic-powerful-commanding': {
    label: 'Dynamic, powerful, commanding',
    text: 'Full chest voice, a strong attack on the opening words, and a pace that drives forward. Hit one word per sentence; avoid a movie-trailer growl.',
  },
  'gentle-caring-compassionate': {
    label: 'Gentle, caring, compassionate',
    text: 'Speak softly and a little slower than usual, as if the caller may be worried or unwell. Pause after each instruction; avoid pity and forced cheerfulness.',
  },
  'modern-tech-savvy-innovative': {
    label: 'Modern, tech-savvy, innovative',
    text: 'Clean, quick and light, with short pauses and a confident half-smile. Say product names and web addresses as everyday words; avoid a robotic rhythm and hype.',
  },
  custom: { label: 'Write my own guide', text: '' },
};
