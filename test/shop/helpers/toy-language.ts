import {
  menuPrompts,
  type Bank,
  type IndustryWords,
  type Tone,
} from '../../../demo/shop/drafting/embedded/banks/bank.ts';
import type { LanguageFacts } from '../../../demo/shop/text/language.ts';
import type { Texts } from '../../../demo/shop/text/texts.ts';
import { draftingStyles, industries } from '../../../src/domain/scripts/drafting-choices.ts';
import type { translations } from '../../../src/text/translations.ts';

/** The same value for each key. */
export const each = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has all of these keys
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;

const tone: Tone = {
  welcome: ['Ole, {company}.'],
  patience: ['Nunu.'],
  leads: ['Tika!'],
  closings: ['Nunu.'],
  greetings: ['Ole, {company}.'],
  choices: ['Puka.'],
  thanks: ['Tanka.'],
  voicemail: { openings: ['Ole, {company}.'], closings: ['Tanka.'] },
};
const industry: IndustryWords = { facts: ['Mira tondo.'], choices: ['mira', 'tondo', 'lano'], leave: 'mira' };

/** The shop's drafts in a language of very few words. */
export const toyBank: Bank = {
  tones: each(draftingStyles, tone),
  industryWords: each(industries, industry),
  menu: each(
    menuPrompts.map(({ name }) => name),
    ['Fo {first}, puk 1.'],
  ),
  waiting: ['Hora {site}.', 'Hora.'],
  about: ['{about}'],
  website: ['Vida {site}.'],
  anybody: ['Lano.'],
  voicemailBodies: ['Lasa {leave}.'],
  descriptions: { ownSentence: /^no /u, afterName: /^esa /u, phrases: [], stray: /!/u },
  ownMenu: { verbs: [], articles: [], open: (subject) => `fo ${subject}`, ways: [(key) => `puk ${key}`] },
};

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
  draftNames: { loop: ['Ole'], menu: ['Ole'], greeting: ['Ole'] },
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
