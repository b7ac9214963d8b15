import { expect, it } from 'vitest';
import { styleGuides } from '../../src/text/style-guides.en.ts';
import { translations } from '../../src/text/translations.ts';
import { spokenFaults } from '../helpers/spoken-faults.ts';
import { allDeskTexts } from './helpers/all-desk-texts.ts';

type Texts = readonly (readonly [text: string, faults: readonly string[]])[];

/** The texts in which something is wrong, with what it is. */
const wrong = (texts: readonly string[], language: string): Texts =>
  texts.map((text) => [text, spokenFaults(text, language)] as const).filter(([, faults]) => faults.length > 0);

it.each(allDeskTexts)('the script templates in %s can be read out as they are', (language, { templates }) => {
  const scripts = Object.values(templates).flatMap((one) => Object.values<readonly string[]>(one).flat());
  expect(scripts).toHaveLength(45);
  expect(wrong(scripts, language)).toEqual([]);
});

const allGuides: readonly (readonly [language: string, guides: typeof styleGuides])[] = [
  ['en', styleGuides],
  ...Object.entries(translations).map(([language, data]) => [language, data.styleGuides] as const),
];

it.each(allGuides)('the style guides in %s can be read out as they are', (language, guides) => {
  const texts = Object.values(guides).map(({ text }) => text);
  expect(texts).toHaveLength(11);
  expect(wrong(texts, language)).toEqual([]);
});
