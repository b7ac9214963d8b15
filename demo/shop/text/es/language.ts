import type { LanguageFacts } from '../language-facts.ts';

/** Spanish as in the United States. */
export const es: LanguageFacts = {
  locale: 'es-US',
  name: 'Español',
  colon: ':',
  drafts: 'Spanish as it is spoken in the United States, with usted',
};
