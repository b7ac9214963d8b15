import { describe, expect, it } from 'vitest';
import { aiStyles, industries } from '../../src/domain/drafting.ts';
import { phoneSystems } from '../../src/domain/phone-systems.ts';
import { statesOf } from '../../src/domain/regions.ts';
import { phoneSystemText } from '../../src/form/phone-system-text.ts';
import { en, type Text } from '../../src/text/en.ts';
import { fr } from '../../src/text/fr.ts';
import { numberLocale, textLocale, textOf } from '../../src/text/text.ts';

/** Every text of a language by its path; functions said with two numbers (2 and 3), as most of them take. */
function wordsOf(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') {
    const isRetry = /aiRetry/u.test(path);
    const args: readonly unknown[] = isRetry ? [{ seconds: 2, attempt: 2, attempts: 4 }] : ['2', '3'];
    return new Map([[path, String(Reflect.apply(value, undefined, args))]]);
  }
  const parts = Object.entries(value ?? {}).map(([key, part]) => wordsOf(part, `${path}.${key}`));
  return new Map(parts.flatMap((part) => [...part]));
}

const unlike = /^\.(states|shopWords|templates|locale|direction)|^\.ai\.(industries|styles)|^\.options\.systemNames/u;
const comparable = (text: Text) => new Map([...wordsOf(text)].filter(([path]) => !unlike.test(path)));
const english = comparable(en);
const french = comparable(fr);

/** Words that both languages write alike. */
const alike = new Set(['Service', 'Options', 'Message 2', 'Messages', 'Total', '2 messages', '2']);

type Entry = readonly [path: string, words: string];
const frenchWhere = (isWrong: (words: string, path: string) => boolean): readonly Entry[] =>
  [...wordsOf(fr)].filter(([path, words]) => isWrong(words, path));

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
      ['2', '3'].some((said) => words.includes(said) && !french.get(path)?.includes(said));
    expect([...english].filter(([path, words]) => dropped(words, path))).toEqual([]);
  });

  it('is set as in Canada: no-break spaces before colons, percents and in guillemets, none before other marks', () => {
    const wrong = /[^\u00a0](:|%)|«[^\u00a0]|[^\u00a0]»|\s[;!?.…,]|'|\.\.\.|"|\s{2}/u;
    expect(frenchWhere((words) => wrong.test(words))).toEqual([]);
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
    ['fr', fr, 'fr-CA', 'fr-CA'],
    ['fr-CA', fr, 'fr-CA', 'fr-CA'],
    ['FR_ca', fr, 'FR_ca', 'FR_ca'],
    ['fr-FR', fr, 'fr-FR', 'fr-FR'],
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
    const { formName: _, ...rest } = fr;
    // @ts-expect-error -- a text is missing
    const incomplete: Text = rest;
    // @ts-expect-error -- a text inside a part is missing
    const partly: Text = { ...fr, login: { text: '', login: '' } };
    // @ts-expect-error -- a word of a list is missing
    const listed: Text = { ...fr, ai: { ...fr.ai, styles: { Calm: 'Calme' } } };
    // @ts-expect-error -- a guide is missing
    const guided: Text = { ...fr, styleGuides: { custom: fr.styleGuides.custom } };
    // @ts-expect-error -- the templates of a service are missing
    const scripted: Text = { ...fr, templates: { moh: {}, voip: {} } };
    expect([incomplete, partly, listed, guided, scripted]).toHaveLength(5);
  });
});
