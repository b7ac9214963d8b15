import type { LanguageFacts } from '../language-facts.ts';

/** French as in Canada. */
export const fr: LanguageFacts = {
  locale: 'fr-CA',
  name: 'Français',
  colon: '\u00a0:',
  drafts: 'French as it is spoken in Quebec',
};
