import { describe, expect, it } from 'vitest';
import { deskTextFor } from '../../src/desk/use-desk-text.ts';
import { aiStyles, industries } from '../../src/domain/drafting.ts';
import { phoneSystems } from '../../src/domain/phone-systems.ts';
import { statesOf } from '../../src/domain/regions.ts';
import { phoneSystemText } from '../../src/form/phone-system-text.ts';
import { en, type Text } from '../../src/text/en.ts';
import type { LanguageData } from '../../src/text/language-data.ts';
import { addTexts, numberLocale, textLocale, textOf } from '../../src/text/text.ts';
import { translations } from '../../src/text/translations.ts';
import { fr } from '../helpers/french.ts';

addTexts('fr', translations.fr);

/** Every text of a language by its path; messages said with numbers. */
function wordsOf(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') {
    return new Map([[path, String(Reflect.apply(value, undefined, ['2', '3', '4']))]]);
  }
  const parts = Object.entries(value ?? {}).map(([key, part]) => wordsOf(part, `${path}.${key}`));
  return new Map(parts.flatMap((part) => [...part]));
}

const unlike =
  /^\.(states|shopWords|templates|locale|direction)|^\.ai\.(industries|styles)|^\.options\.(systemNames|formatWords)/u;
const comparable = (text: Text) => new Map([...wordsOf(text)].filter(([path]) => !unlike.test(path)));
const english = comparable(en);
const french = comparable(fr);

/** Words that both languages write alike. */
const alike = new Set(['Service', 'Options', 'Message 2', 'Messages', 'Total', '2 messages', '2']);

type Entry = readonly [path: string, words: string];
const ofDesk = wordsOf(deskTextFor(textOf('fr')), '.desk');
const frenchWhere = (isWrong: (words: string, path: string) => boolean): readonly Entry[] =>
  [...wordsOf(fr), ...ofDesk].filter(([path, words]) => isWrong(words, path));

describe('French', () => {
  it('has a text for every English one, and no other', () => {
    expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect(frenchWhere((words) => words === '')).toEqual([['.styleGuides.custom.text', '']]);
  });

  it('leaves nothing in English', () => {
    const same = [...french].filter(([path, words]) => words !== '' && english.get(path) === words);
    expect(same.map(([, words]) => words).filter((words) => !alike.has(words))).toEqual([]);
    const foreign = /\b(the|your|you|and|with|of|for|please|voice|track|order)\b/iu;
    // Two-language scripts are there to be spoken in both.
    expect(frenchWhere((words, path) => foreign.test(words) && !/Bilingue|Menu/u.test(path))).toEqual([]);
  });

  it('keeps what English says with numbers and names', () => {
    const dropped = (words: string, path: string): boolean =>
      ['2', '3', '4'].some((said) => words.includes(said) && !french.get(path)?.includes(said));
    expect([...english].filter(([path, words]) => dropped(words, path))).toEqual([]);
  });

  it('is set as in Canada: no-break spaces before colons, percents and in guillemets, none before other marks', () => {
    const wrong = /[^\u00a0](:|%)|«[^\u00a0]|[^\u00a0]»|\s[;!?.…,]|'|\.\.\.|"|\s{2}/u;
    // The point of a file's ending belongs to the word.
    expect(frenchWhere((words) => wrong.test(words.replaceAll(/\.(?=txt|csv|tsv)/gu, '')))).toEqual([]);
  });

  it.each([
    [0, '0 mot', '0 words'],
    [1, '1 mot', '1 word'],
    [2, '2 mots', '2 words'],
  ])('counts %i as one or many', (count, said, inEnglish) => {
    expect(fr.totals.words(count)).toBe(said);
    expect(en.totals.words(count)).toBe(inEnglish);
  });

  it('has a word for every industry and style', () => {
    expect(Object.keys(fr.ai.industries ?? {})).toEqual(industries);
    expect(Object.keys(fr.ai.styles ?? {})).toEqual(aiStyles);
  });

  it('renames states that exist', () => {
    const nameOf = (path: string): string | undefined =>
      statesOf(path.slice(0, 2)).find(({ code }) => code === path.slice(3))?.name;
    const useless = Object.entries(fr.states).filter(([path, name]) => [undefined, name].includes(nameOf(path)));
    expect(useless).toEqual([]);
    expect(fr.states['CA-QC']).toBe('Québec');
  });

  it('names audio formats in its own terms', () => {
    const said = phoneSystems.map((system) => Object.values(phoneSystemText(fr, system)).join(' ')).join(' ');
    expect(said).not.toMatch(/\bMB\b|-bit|44\.1|-law|not sure|Raw/u);
    for (const system of phoneSystems) {
      expect(phoneSystemText(en, system)).toEqual({ label: system.label, format: system.format });
    }
  });
});

describe('a language tag', () => {
  it.each([
    ['en', en, 'en', 'en'],
    ['en-CA', en, 'en-CA', 'en-CA'],
    ['fr', textOf('fr'), 'fr-CA', 'fr-CA'],
    ['fr-CA', textOf('fr'), 'fr-CA', 'fr-CA'],
    ['FR_ca', textOf('fr'), 'FR_ca', 'FR_ca'],
    ['fr-FR', textOf('fr'), 'fr-FR', 'fr-FR'],
    ['de-CH', en, 'en', 'de-CH'],
    ['', en, 'en', ''],
    ['__proto__', en, 'en', '__proto__'],
    ['constructor', en, 'en', 'constructor'],
  ])('%j leads to its texts, or to English', (tag, ...expected) => {
    expect([textOf(tag), textLocale(tag), numberLocale(tag)]).toEqual(expected);
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
    const listed: LanguageData = { ...data, ai: { ...data.ai, styles: { Calm: 'Calme' } } };
    // @ts-expect-error -- a guide is missing
    const guided: LanguageData = { ...data, styleGuides: { custom: data.styleGuides.custom } };
    // @ts-expect-error -- the templates of a service are missing
    const scripted: LanguageData = { ...data, templates: { moh: {}, voip: {} } };
    // @ts-expect-error -- the form for all other counts is missing
    const counted: LanguageData = { ...data, partner: { one: 'Par {name}' } };
    expect([incomplete, partly, listed, guided, scripted, counted]).toHaveLength(6);
  });
});
