import type { LanguageFacts } from '../language-facts.ts';

/** English as in Canada. */
export const en: LanguageFacts = {
  locale: 'en-CA',
  name: 'English',
  colon: ':',
  drafts: null,
};
