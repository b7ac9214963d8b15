import { expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import { addTexts, numberLocale, textLocale, textIn } from '../../src/text/text.ts';
import { translations } from '../../src/text/translations.ts';

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
