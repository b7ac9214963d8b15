import type { LanguageFacts } from '../../../demo/shop/text/language.ts';
import type { Texts } from '../../../demo/shop/text/texts.ts';
import type { translations } from '../../../src/text/translations.ts';

export const toyFacts: LanguageFacts = {
  locale: 'en-GB',
  name: 'Toyish',
  colon: ' :',
  drafts: 'Toyish as in the test',
};

export const toyStyle = { label: 'Softa', text: 'Softa e lenta.' };

/** English texts, of which some are in the toy language. */
export const toyTexts = (english: Texts): Texts => ({
  ...english,
  orders: {
    ...english.orders,
    pronunciations: (said) => `Sona: ${said}`,
    style: (name) => `Stila: ${name}`,
  },
});

/** The form's French, with some words of the toy language. */
export const toyFormTexts = (french: typeof translations.fr) => ({
  ...french,
  styleGuides: { ...french.styleGuides, 'calm-soothing-reassuring': toyStyle },
  options: { ...french.options, systemNames: { '3cx': 'Toy 3CX' } },
});
