import { expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import { addTexts, numberLocale, textLocale, textIn } from '../../src/text/text.ts';
import { translations } from '../../src/text/translations.ts';
import { languageName } from '../../src/form/texts/use-text.ts';

addTexts('fr', translations.fr);

it.each([
  ['en', en, 'en', 'en'],
  ['en-CA', en, 'en-CA', 'en-CA'],
  ['fr', textIn('fr'), 'fr-CA', 'fr-CA'],
  ['fr-CA', textIn('fr'), 'fr-CA', 'fr-CA'],
  ['FR_ca', textIn('fr'), 'FR_ca', 'FR_ca'],
  ['fr-FR', textIn('fr'), 'fr-FR', 'fr-FR'],
  ['xx-CH', en, 'en', 'xx-CH'],
  ['', en, 'en', ''],
  ['__proto__', en, 'en', '__proto__'],
  ['constructor', en, 'en', 'constructor'],
])('the language tag %j selects its texts, or English', (tag, ...expected) => {
  expect([textIn(tag), textLocale(tag), numberLocale(tag)]).toEqual(expected);
});

it('a language has its own name for itself, or the shop’s word if that is no language tag', () => {
  const tags = ['en', 'FR', 'es', 'French (Canada)', ''];
  expect(tags.map(languageName)).toEqual(['English', 'Français', 'Español', 'French (Canada)', '']);
});
