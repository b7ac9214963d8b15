import { describe, expect, it } from 'vitest';
import { deskTexts } from '../../src/text/desk-texts.ts';
import { en } from '../../src/text/en.ts';
import { namesIn, type Phrase } from '../../src/text/phrase.ts';
import { translations } from '../../src/text/translations.ts';

const english = { ...en, desk: deskTexts };
const languages = Object.entries(translations).map(([language, data]) => ({ language, data }));

/** The parts of the texts whose keys are values of the shop, or which are translated freely. */
const free =
  /^\.(states|stateWords|shopWords|locale|direction)|^\.desk\.(faq|templates|drafting\.(industries|styles)|ready\.zones)|^\.options\.(systemNames|formatWords)/u;

/** Patterns by the path of their text; a text that counts has several. */
function patternsOf(data: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof data === 'string') return new Map([[path, data]]);
  const parts = Object.entries(data ?? {}).map(([key, part]) => patternsOf(part, `${path}.${key}`));
  return new Map(parts.flatMap((part) => [...part]));
}

const isMessage = (value: unknown): value is Phrase => typeof value === 'function';

/** The placeholders of English by the path of their text. */
function namesOf(texts: unknown, path = ''): ReadonlyMap<string, readonly string[]> {
  if (typeof texts === 'string') return new Map([[path, []]]);
  if (isMessage(texts)) return new Map([[path, namesIn(texts.pattern)]]);
  const parts = Object.entries(texts ?? {}).map(([key, part]) => namesOf(part, `${path}.${key}`));
  return new Map(parts.flatMap((part) => [...part]));
}

const names = new Map([...namesOf(english)].filter(([path]) => !free.test(path)));
const isPlural = /\.(zero|one|two|few|many|other)$/u;
const placeholdersIn = (pattern: string): readonly string[] =>
  [...pattern.matchAll(/\{(\w+)\}/gu)].map((found) => found[1] ?? '');

describe.each(languages)('$language', ({ data }) => {
  const patterns = [...patternsOf(data)].filter(([path]) => !free.test(path));
  const pathOf = (path: string): string => (names.has(path) ? path : path.replace(isPlural, ''));

  it('has a text for every English one and no other', () => {
    expect([...new Set(patterns.map(([path]) => pathOf(path)))].toSorted()).toEqual([...names.keys()].toSorted());
    expect(patterns.filter(([, pattern]) => pattern.trim() === '').map(([path]) => path)).toEqual([
      '.styleGuides.custom.text',
    ]);
  });

  it('uses the placeholders of English in every plural form', () => {
    const wrong = patterns.filter(([path, pattern]) => {
      const expected = names.get(pathOf(path)) ?? [];
      const used = new Set(placeholdersIn(pattern));
      const mayLackCount = isPlural.test(path) && !path.endsWith('.other');
      return (
        [...used].some((name) => !expected.includes(name)) ||
        expected.some((name, index) => !used.has(name) && !(mayLackCount && index === 0))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has the plural forms that its numbers need', () => {
    const categories = new Intl.PluralRules(data.locale).resolvedOptions().pluralCategories;
    const counted = patterns.filter(([path]) => isPlural.test(path) && !names.has(path));
    const unknown = counted.filter(([path]) => !categories.some((category) => path.endsWith(`.${category}`)));
    expect(unknown).toEqual([]);
    expect(counted.filter(([path]) => path.endsWith('.one'))).toHaveLength(
      counted.filter(([path]) => path.endsWith('.other')).length,
    );
  });
});
