import { expect, it } from 'vitest';
import { cleanCode, cleanContact, cleanText, cleanTexts } from '../../../src/domain/clean-text.ts';

const charactersIn = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const controls = [...charactersIn(0x00, 0x08), ...charactersIn(0x0e, 0x1f), ...charactersIn(0x7f, 0x9f)];
const invisible = [
  ...charactersIn(0x200b, 0x200f),
  ...charactersIn(0x202a, 0x202e),
  ...charactersIn(0x2060, 0x2069),
  '\ufe0f',
  '\ufeff',
  '\u00ad',
];

const codeOf = (character: string): string => `U+${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;

it.each(controls.map((one) => [codeOf(one), one]))('cleanText removes %s', (_, control) => {
  expect(cleanText(`Thank${control} you`)).toBe('Thank you');
});

it('cleanText keeps tabs, line breaks, accents, emoji and joiners', () => {
  const text = 'Café:\tbonjour\r\n\n👩‍💻 نمی‌خواهم ⚠️';
  expect(cleanText(text)).toBe(text);
});

it.each([
  ['\v', '\n'],
  ['\f', '\n\n'],
])('cleanText turns %j of office programs into %j', (mark, lineBreak) => {
  expect(cleanText(`Our office${mark}is closed`)).toBe(`Our office${lineBreak}is closed`);
});

it.each([...controls, ...invisible].map((one) => [codeOf(one), one]))('cleanContact removes %s', (_, character) => {
  expect(cleanContact(`${character}ana@example.com${character}`)).toBe('ana@example.com');
});

it.each([
  ['an invisible character', 'SAVE\u200b10', 'SAVE10'],
  ['a control character', 'SAVE10\u0000', 'SAVE10'],
  ['full-width characters', 'ＳＡＶＥ１０', 'SAVE10'],
  ['a no-break space', 'K1A\u00a00B1', 'K1A 0B1'],
  ['a ligature', 'oﬃce', 'office'],
])('cleanCode cleans %s', (_, typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});

it('cleanTexts cleans every string of a value and keeps the rest', () => {
  const saved = { messages: [{ content: 'Hel\u0000lo', id: 1 }], rush: true, voice: null };
  expect(cleanTexts(saved)).toEqual({ messages: [{ content: 'Hello', id: 1 }], rush: true, voice: null });
});
