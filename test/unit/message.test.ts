import { expect, expectTypeOf, it } from 'vitest';
import { deskTexts } from '../../src/text/desk-texts.ts';
import { en } from '../../src/text/en.ts';
import { counted, phrase } from '../../src/text/phrase.ts';
import { textsLike, toText } from '../../src/text/to-text.ts';
import { fr } from '../helpers/french.ts';

it('a message uses values in the order in which their names first appear', () => {
  expect(phrase('{count} of {limit}: {limit} at most, {count} now')(3, 5)).toBe('3 of 5: 5 at most, 3 now');
  expectTypeOf(phrase('{count} of {limit}, {count}')).parameters.toEqualTypeOf<[string | number, string | number]>();
  expectTypeOf(counted({ one: '{count} word', other: '{count} words' })).parameters.toEqualTypeOf<[string | number]>();
  // @ts-expect-error -- a value is missing
  expect(phrase('{count} of {limit}')(3)).toBe('3 of {limit}');
});

it.each(['$& $1 $$', '{name}', '<b>', ''])('a message inserts the value %j unchanged', (value) => {
  expect(phrase('Play {name}.')(value)).toBe(`Play ${value}.`);
});

const spanish = toText({
  locale: 'es',
  totals: { words: { one: '{count} palabra', many: '{count} de palabras', other: '{count} palabras' } },
});
const polish = toText({
  locale: 'pl',
  totals: { words: { one: '{count} słowo', few: '{count} słowa', other: '{count} słów' } },
});

it.each([
  [en, 1, '1 word'],
  [en, 2, '2 words'],
  [fr, 0, '0 mot'],
  [fr, 1, '1 mot'],
  [fr, 1_000_000, '1\u00a0000\u00a0000 mots'],
  [spanish, 1, '1 palabra'],
  [spanish, 1_000_000, '1.000.000 de palabras'],
  [polish, 1, '1 słowo'],
  [polish, 5, '5 słów'],
  [polish, 22, '22 słowa'],
] as const)('a count follows the rules of its language: $locale', (text, count, said) => {
  expect(text.totals.words(count)).toBe(said);
});

it.each([
  ['nothing', undefined],
  ['parts of another form', { services: 'x', faq: { items: [] }, voices: null }],
  ['texts of another form', { loading: 1, close: null, cancel: ['x'], continue: { other: 'x' } }],
  ['lists of another form', { audio: ['x'], faq: [{ heading: 'x' }] }],
  ['dictionaries of another form', { states: ['x'], shopWords: { jazz: 1 } }],
  ['patterns of another form', { partner: { one: '{name}' }, summaryButton: { other: 'x' } }],
  ['patterns with plurals in plurals', { partner: { other: { other: '{name}' } } }],
  ['placeholders that English has not', { partner: 'Via {company}', totals: { words: { other: '{n}' } } }],
])('data from outside falls back to English if it contains %s', (_what, data) => {
  expect(toText(data)).toEqual(en);
});

it('data from outside is used part by part, with English for the rest', () => {
  const text = toText({ locale: 'es', login: { login: 'Entrar' }, partner: 'Con {name}', extra: 'x' });
  expect(text.login).toEqual({ ...en.login, login: 'Entrar' });
  expect([text.partner('Acme'), text.voices.slot(1, 'Liam'), text.close]).toEqual([
    'Con Acme',
    'Voice #1: Liam',
    'Close',
  ]);
  expect(text).not.toHaveProperty('extra');
  expect(en.login.login).toBe('Login');
});

it('data from outside can set its direction', () => {
  expect(['rtl', 'ltr', null].map((direction) => toText({ direction }).direction)).toEqual(['rtl', null, null]);
});

it('data from outside can contain its own lists and dictionaries', () => {
  expect(toText({ states: { 'CA-QC': 'Quebec' } }).states).toEqual({ 'CA-QC': 'Quebec' });
  const desk = textsLike(deskTexts, {
    drafting: { styles: { Calm: 'Tranquilo' } },
    faq: { moh: [['¿?', 'Sí.']], voip: [['x', 1]] },
    templates: { mvoice: { Fuera: ['Hola.'] } },
  });
  expect(desk.faq).toEqual({ ...deskTexts.faq, moh: [['¿?', 'Sí.']] });
  expect(desk.drafting.styles).toEqual({ Calm: 'Tranquilo' });
  expect(desk.templates).toEqual({ ...deskTexts.templates, mvoice: { Fuera: ['Hola.'] } });
});

it('data from outside is rejected if its locale is invalid', () => {
  expect(() => toText({ locale: 'not a locale' })).toThrow(RangeError);
});
