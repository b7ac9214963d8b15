import { describe, expect, it } from 'vitest';
import { languageOf, languageTag, scriptLanguage } from '../../../../src/domain/script/script-language.ts';
import { en } from '../../../../src/text/en.ts';
import { toText } from '../../../../src/text/to-text.ts';
import { translations } from '../../../../src/text/translations.ts';

const texts = { en, fr: toText(translations.fr), es: toText(translations.es) };
const bilingual =
  /press one\. Pour|For service in English|in English or French|Gracias por llamar.*Deje|Please leave|English/u;

describe('the language of a text', () => {
  it.each([
    ['Thank you for calling Acme.', 'en'],
    ['Please hold, and we’ll be with you shortly.', 'en'],
    ['Merci d’avoir appelé la Boutique du vélo.', 'fr'],
    ['Pour les ventes, faites le un.', 'fr'],
    ['Gracias por llamar a Casa Verde.', 'es'],
    ['Para ventas, marque 1. Para servicio, marque 2.', 'es'],
    ['', null],
    ['Acme', null],
    ['Hello', null],
    ['Vielen Dank für Ihren Anruf bei der Firma Huber.', null],
    ['Thank you for calling, please hold. Merci de votre appel, nous vous répondons dans un instant.', null],
  ])('of %j is %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each(['en', 'fr', 'es'] as const)('of the built-in scripts is told right or not at all in %s', (language) => {
    const scripts = Object.values(texts[language].templates)
      .flatMap((categories) => Object.values<readonly string[]>(categories).flat())
      .filter((script) => !bilingual.test(script));
    const told = scripts.map((script) => languageOf(script));
    expect(told.filter((one) => one !== null && one !== language)).toEqual([]);
    expect(told.filter((one) => one === language).length).toBeGreaterThan(scripts.length * 0.95);
  });
});

describe('language tags', () => {
  it.each([
    ['en', 'en'],
    ['EN', 'en'],
    ['fr-CA', 'fr'],
    ['French', 'fr'],
    ['Français (Canada)', 'fr'],
    ['español', 'es'],
    ['Spanish', 'es'],
    ['de', 'de'],
  ])('of %s is %s', (language, tag) => {
    expect(languageTag(language)).toBe(tag);
  });

  it('that are of no script are taken for English', () => {
    expect(['es-US', 'fr', 'de', ''].map(scriptLanguage)).toEqual(['es', 'fr', 'en', 'en']);
  });
});
