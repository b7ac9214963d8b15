import { describe, expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';
import type { DeskText } from '../../src/text/desk-texts.ts';
import type { LanguageData } from '../../src/text/language-data.ts';
import { addTexts, numberLocale, textLocale, textIn } from '../../src/text/text.ts';
import { translations } from '../../src/text/translations.ts';

addTexts('fr', translations.fr);

describe('a language tag', () => {
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
  ])('%j selects its texts, or English', (tag, ...expected) => {
    expect([textIn(tag), textLocale(tag), numberLocale(tag)]).toEqual(expected);
  });
});

describe('a language that lacks something', () => {
  it('does not compile', () => {
    const data = translations.fr;
    const { formName: _, ...rest } = data;
    // @ts-expect-error -- a text is missing
    const incomplete: LanguageData = rest;
    // @ts-expect-error -- a text inside a part is missing
    const partly: LanguageData = { ...data, login: { text: '', login: '' } };
    // @ts-expect-error -- a word of a list is missing
    const drafting: LanguageData<DeskText>['drafting'] = { ...data.desk.drafting, styles: { Calm: 'Calme' } };
    // @ts-expect-error -- a guide is missing
    const guided: LanguageData = { ...data, styleGuides: { custom: data.styleGuides.custom } };
    // @ts-expect-error -- the templates of a service are missing
    const scripted: LanguageData<DeskText> = { ...data.desk, templates: { moh: {}, voip: {} } };
    // @ts-expect-error -- the form for all other counts is missing
    const counted: LanguageData = { ...data, partner: { one: 'Par {name}' } };
    expect([incomplete, partly, drafting, guided, scripted, counted]).toHaveLength(6);
  });
});
