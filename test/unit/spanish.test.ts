import { describe, expect, it } from 'vitest';
import { aiStyles, industries } from '../../src/domain/drafting.ts';
import { statesOf } from '../../src/domain/regions.ts';
import { serviceTypes } from '../../src/domain/services.ts';
import { styleGuideValues } from '../../src/domain/style-guide.ts';
import { countWords } from '../../src/domain/words.ts';
import es from '../../src/text/es.json';
import { en } from '../../src/text/en.ts';

type Entry = readonly [path: string, words: string];

/** Every text of a language by its path. */
function wordsOf(value: unknown, path = ''): readonly Entry[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, part]) => wordsOf(part, `${path}.${key}`));
}

const all = wordsOf(es);
const where = (isWrong: (words: string, path: string) => boolean): readonly Entry[] =>
  all.filter(([path, words]) => isWrong(words, path));

const count = (words: string, part: string): number => words.split(part).length - 1;

/** Whether each pair of marks opens and closes in turn, and nothing is left open. */
function isBalanced(words: string, opening: string, closing: string): boolean {
  let open = 0;
  for (const mark of words) {
    if (mark === opening) open += 1;
    if (mark === closing) open -= 1;
    if (open < 0 || open > 1) return false;
  }
  return open === 0;
}

/** Scripts that are spoken in two languages. */
const isBilingual = (path: string): boolean => /\.(?:Menú|Bilingüe)\.\d+$/u.test(path);

describe('Spanish', () => {
  it('is that of the United States', () => {
    expect(es.locale).toBe('es-US');
    expect(new Intl.Locale(es.locale).language).toBe('es');
    expect(es.direction).toBeNull();
  });

  it('has no empty text but the guide that buyers write', () => {
    expect(where((words) => words.trim() === '')).toEqual([['.styleGuides.custom.text', '']]);
  });

  it('opens what it closes: questions, exclamations, quotes, parentheses, placeholders', () => {
    const pairs = ['¿?', '¡!', '“”', '()', '[]', '{}'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const);
    expect(where((words) => pairs.some(([opening, closing]) => !isBalanced(words, opening, closing)))).toEqual([]);
  });

  it('is set as in print: one space, true quotes and ellipses, no space before a mark', () => {
    const wrong = /\s{2}|^\s|\s$|\s[,.;:?!…%”)](?!\w)|[¿¡“(]\s|'|"|\.{2}|\u00a0|\u202f/u;
    // Bits are a unit of their own: the space belongs to the word.
    expect(where((words, path) => wrong.test(words) && !path.includes('.formatWords.'))).toEqual([]);
  });

  it('leaves nothing in English', () => {
    const foreign = /\b(?:the|your|you|and|with|of|for|please|voice|track|order|call|press)\b/iu;
    expect(where((words, path) => foreign.test(words) && !isBilingual(path))).toEqual([]);
  });

  it('speaks to buyers and callers as usted, and never as somebody of one gender', () => {
    const familiar = /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|vosotros|vuestr[oa]s?)(?!\p{L})/iu;
    const gendered = /(?<!\p{L})(?:bienvenid(?:os?|as)|encantad[oa]|invitad[oa]|ocupad[oa])(?!\p{L})/iu;
    expect(where((words) => familiar.test(words))).toEqual([]);
    expect(where((words) => gendered.test(words))).toEqual([]);
  });

  it('uses placeholders that are whole words in braces, the same in every plural form', () => {
    const broken = /\{(?!\w+\})|\{\w*\s/u;
    expect(where((words) => broken.test(words))).toEqual([]);
    const plurals = all.filter(([path]) => path.endsWith('.one'));
    expect(plurals.length).toBeGreaterThan(5);
    const placeOf = (words = ''): string => (words.match(/\{\w+\}/gu) ?? []).toSorted().join(' ');
    const byPath = new Map(all);
    const unlike = plurals.filter(
      ([path, words]) => placeOf(words) !== placeOf(byPath.get(path.replace(/\.one$/u, '.other'))),
    );
    expect(unlike).toEqual([]);
  });

  it('has a word for every industry, style and guide', () => {
    expect(Object.keys(es.ai.industries)).toEqual(industries);
    expect(Object.keys(es.ai.styles)).toEqual(aiStyles);
    expect(Object.keys(es.styleGuides)).toEqual(styleGuideValues);
    for (const words of [es.ai.industries, es.ai.styles, es.shopWords]) {
      expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
    }
  });

  it('renames states that exist', () => {
    const nameOf = (path: string): string | undefined =>
      statesOf(path.slice(0, 2)).find(({ code }) => code === path.slice(3))?.name;
    expect(Object.entries(es.states).filter(([path, name]) => [undefined, name].includes(nameOf(path)))).toEqual([]);
    expect(es.states['US-NY']).toBe('Nueva York');
    expect(es.states['US-NC']).toBe('Carolina del Norte');
  });

  it('refers to parts of the form by their own names', () => {
    const names = new Set([
      es.voices.heading,
      es.voices.noRush,
      es.messages.heading,
      es.options.heading,
      es.options.phoneSystem,
      es.options.systemNames.other,
    ]);
    // What the buyer might write is in quotes, too.
    const isExample = (name: string): boolean => name.endsWith(':') || name === '{found}';
    const quoted = all.flatMap(([, words]) => Array.from(words.matchAll(/“([^”]*)”/gu), ([, name = '']) => name));
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((name) => !names.has(name) && !isExample(name))).toEqual([]);
  });
});

describe('questions and answers in Spanish', () => {
  it.each(serviceTypes)('of %s are as many as in English, each a question and its answer', (service) => {
    const items = es.faq.items[service];
    expect(items).toHaveLength(en.faq.items[service].length);
    for (const [question = '', answer = '', ...rest] of items) {
      expect(question).toMatch(/^¿\p{Lu}[^?]*\?$/u);
      expect(answer).toMatch(/^\p{Lu}.*\.$/u);
      expect(rest).toEqual([]);
    }
  });

  it('give the figures of the field as figures of the field, and those of the service', () => {
    const said = (service: 'moh' | 'voip' | 'mvoice'): string => es.faq.items[service].flat().join(' ');
    expect(said('moh')).toMatch(/cifras que se citan a menudo en el sector.*3 veces más.*16%/u);
    expect(said('mvoice')).toMatch(/1 a 5 días hábiles.*5 minutos/u);
    for (const service of ['moh', 'voip'] as const) {
      expect(said(service)).toContain('un mensaje de hasta 50 palabras. Los demás mensajes y las palabras adicionales');
    }
  });
});

const places = [
  es.companyPlaceholder,
  '[sitio web]',
  '[horario]',
  '[departamento]',
  '[nombre]',
  '[número de teléfono]',
  '[producto o servicio]',
  '[fecha de regreso]',
];

describe('templates in Spanish', () => {
  const services = serviceTypes.map((service) => ({
    service,
    categories: Object.entries<readonly string[]>(es.templates[service]),
  }));
  const texts = services.flatMap(({ categories }) => categories.flatMap(([, scripts]) => scripts));

  it.each(services)('of $service are 15 in 4 to 6 categories', ({ categories }) => {
    expect(categories.flatMap(([, scripts]) => scripts)).toHaveLength(15);
    expect(categories.length).toBeGreaterThanOrEqual(4);
    expect(categories.length).toBeLessThanOrEqual(6);
  });

  it('are 45, all distinct, also in how they begin and end', () => {
    expect(new Set(texts).size).toBe(45);
    const beginnings = texts.map((text) => text.split(' ').slice(0, 14).join(' '));
    expect(new Set(beginnings).size).toBe(45);
  });

  it.each(texts)('stay within the words that a message includes: %s', (text) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(15);
    expect(countWords(text)).toBeLessThanOrEqual(50);
  });

  it.each(texts)('read as whole sentences: %s', (text) => {
    expect(text.replace(es.companyPlaceholder, 'Acme')).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(/\{|\}/u);
  });

  it('use every placeholder and no other, and the company in most', () => {
    const used = texts.flatMap((text) => text.match(/\[[^\]]*\]/gu) ?? []);
    expect([...new Set(used)].toSorted()).toEqual(places.toSorted());
    expect(texts.filter((text) => text.includes(es.companyPlaceholder)).length).toBeGreaterThan(35);
  });

  it('read well with any company: no article leans on its name, and it is no subject', () => {
    const leaning = /\b(?:el|la|los|las|del|al|un|una) \[Nombre|(?:^|[.:] )\[Nombre/u;
    expect(texts.filter((text) => leaning.test(text))).toEqual([]);
  });

  it('name the choice before the key', () => {
    const keys = texts.join(' ').match(/[^.]*\bmarque (?:\d|asterisco|numeral)[^.]*\./gu) ?? [];
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((sentence) => !/^\s*Para .*, marque (?:\d|asterisco|numeral)\.$/u.test(sentence))).toEqual([]);
    expect(count(texts.join(' '), 'después del tono')).toBeGreaterThan(3);
  });
});
