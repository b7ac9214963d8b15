import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deskTextFor } from '../../src/desk/use-desk-text.ts';
import { deskTexts } from '../../src/text/desk-texts.ts';
import { isDictionary } from '../../src/text/dictionary.ts';
import { en } from '../../src/text/en.ts';
import { namesIn } from '../../src/text/message.ts';
import { addTexts, textOf } from '../../src/text/text.ts';
import { toText } from '../../src/text/to-text.ts';
import { translations } from '../../src/text/translations.ts';

type Entry = readonly [path: string, english: unknown, data: unknown];

/** English's texts, lists and messages beside a language's. Of dictionaries, only that they are there. */
function besides(english: unknown, data: unknown, path = ''): readonly Entry[] {
  const isPart = typeof english === 'object' && english !== null && !Array.isArray(english) && !isDictionary(english);
  if (!isPart || typeof data !== 'object' || data === null) return [[path, english, data]];
  const keys = [...new Set([...Object.keys(english), ...Object.keys(data)])];
  return keys.flatMap((key) => besides(Reflect.get(english, key), Reflect.get(data, key), `${path}.${key}`));
}

/** The patterns of a message: one, or one a plural category. */
const patternsOf = (data: unknown): readonly string[] =>
  typeof data === 'string' ? [data] : Object.values(data ?? {}).map(String);

const isMessage = (english: unknown): english is typeof en.partner => typeof english === 'function';

it('every language file is held to English', () => {
  const files = readdirSync(new URL('../../src/text/', import.meta.url)).filter((name) => name.endsWith('.json'));
  expect(Object.keys(translations).map((language) => `${language}.json`)).toEqual(files);
});

describe.each(Object.entries(translations))('the file of %s', (language, data) => {
  const entries = besides({ ...en, desk: deskTexts }, data);

  it('has English’s keys and no other', () => {
    const wrong = entries.filter(([, english, own]) => english === undefined || own === undefined);
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('uses exactly English’s placeholders in every pattern', () => {
    const wrong = entries.flatMap(([path, english, own]) => {
      const names = isMessage(english) ? [...english.names].toSorted() : [];
      const patterns = isMessage(english) || typeof english === 'string' ? patternsOf(own) : [];
      return patterns
        .filter((pattern) => namesIn(pattern).toSorted().join() !== names.join())
        .map((pattern) => `${path}: ${pattern}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has plural categories that its language has', () => {
    const { pluralCategories } = new Intl.PluralRules(data.locale).resolvedOptions();
    const counted = entries.filter(([, english, own]) => isMessage(english) && typeof own === 'object');
    const used = new Set(counted.flatMap(([, , own]) => Object.keys(own ?? {})));
    expect(pluralCategories).toEqual(expect.arrayContaining([...used]));
  });

  it('has an answer to every question', () => {
    for (const pair of Object.values(data.faq.items).flat()) expect(pair).toHaveLength(2);
  });

  it('names its own locale', () => {
    expect(new Intl.Locale(data.locale).language).toBe(language);
  });

  it('is all there once it is read: nothing is left to English', () => {
    const text = toText(data);
    const read = besides(en, text).filter(([, english, own]) => isMessage(english) && english === own);
    expect(read.map(([path]) => path)).toEqual([]);
    expect(JSON.stringify(text.templates)).toBe(JSON.stringify(data.templates));
    expect(JSON.stringify(text.faq)).toBe(JSON.stringify(data.faq));
    addTexts(language, data);
    const desk = besides(deskTexts, deskTextFor(textOf(language)));
    expect(desk.filter(([, english, own]) => isMessage(english) && english === own)).toEqual([]);
    expect(deskTextFor(textOf(language)).copy).toEqual(data.desk.copy);
    expect(deskTextFor(en)).toBe(deskTexts);
  });
});
