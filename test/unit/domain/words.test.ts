import { expect, it } from 'vitest';
import { chargedWords, countWords, orderWords } from '../../../src/domain/scripts/count-words.ts';
import { message } from '../helpers/samples.ts';
import { spokenSeconds, spokenWords } from '../../../src/domain/scripts/spoken-seconds.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

it.each([
  ['', 0],
  [' \t\r\n ', 0],
  ['\u00a0\u3000', 0],
  ['one', 1],
  ['one  two   three', 3],
  ['one\ttwo\nthree\r\nfour', 4],
  ['one\u00a0two\u2003three', 3],
  ['日本語', 1],
  ['👋 hello 👩‍👩‍👧', 3],
  ['well-known, isn’t it?', 3],
  ['press 1 - or 2', 5],
  ['press #1 , then * … or # .', 9],
  ['❤️‍🔥 1️⃣ 👩🏽‍🚒 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ♥︎', 5],
  ['می‌خواهم क्‍ष', 2],
  ['-'.repeat(80), 1],
  ['l’arc-en-ciel, c’est-à-dire aujourd’hui', 3],
  ['Café déjà vu', 3],
  ['Monday-Friday/9:00-17:00', 1],
  ['+1-800-555-0199', 1],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it.each([0x00a0, 0x115f, 0x1160, 0x2003, 0x2800, 0x3000, 0x3164, 0xfeff, 0xffa0])(
  'words are separated at U+%x',
  (code) => {
    const blank = String.fromCodePoint(code);
    expect(countWords(`one${blank}two`)).toBe(2);
    expect(countWords(blank.repeat(3))).toBe(0);
  },
);

it('invisible characters are no words', () => {
  const invisible = '\u00ad\u034f\u200b\u200d\u2060\ufe0f';
  expect(countWords(` ${invisible} one${invisible}  ${invisible}`)).toBe(1);
  expect(countWords(invisible)).toBe(0);
});

it.each([
  ['', 50, { words: 0, wordsExtra: 0 }],
  [words(50), 50, { words: 50, wordsExtra: 0 }],
  [words(51), 50, { words: 51, wordsExtra: 1 }],
  [words(3), 0, { words: 3, wordsExtra: 3 }],
])('words above the included ones are extra (case %#)', (text, included, expected) => {
  expect(chargedWords(text, included)).toEqual(expected);
});

it('the words of an order are the sum over its messages, each with its own included words', () => {
  const messages = [message(1, { content: words(60) }), message(2, { content: words(3) })];
  expect(orderWords({ messages }, 50)).toEqual({ words: 63, wordsExtra: 10 });
});

it.each([
  ['', 0],
  [' — … !', 0],
  ['Thank you for calling.', 4],
  ['well-known, isn’t it?', 4],
  ['Call (514) 555-0199 or 5550199', 19],
  ['Call +1 800 555 0199 now', 13],
  ['Only $1,299.99 today', 9],
  ['Open at 9:00', 3],
  ['Open from 8:30 a.m. to 5 p.m.', 11],
  ['www.example.com', 7],
  ['acme-store.ca', 5],
  ['info@example.com', 5],
  ['1,250 cars', 5],
  ['up to 2.5 times', 5],
  ['20% off', 4],
  ['R & D', 3],
  ['your TV and PC', 6],
  ['extension 007', 4],
  ['Merci d’avoir appelé.', 3],
  ['de 9h à 17 h 30', 9],
  ['www.exemple.quebec', 7],
] as const)('%j has about %i spoken words', (text, count) => {
  expect(spokenWords(text)).toBe(count);
});

it('spoken seconds are 0 for no words', () => {
  expect(spokenSeconds(' … ', 'en')).toBe(0);
});

it('spoken seconds grow with words, digits and pauses', () => {
  const plain = spokenSeconds('Call us for a quote today', 'en');
  expect(spokenSeconds('Call us for a quote today please', 'en')).toBeGreaterThan(plain);
  expect(spokenSeconds('Call 5550199 for a quote today', 'en')).toBeGreaterThan(plain + 2);
  expect(spokenSeconds('Call us. For a quote. Today', 'en')).toBeCloseTo(plain + 2 * 0.48);
  expect(spokenSeconds('Call us\nfor a quote\n\ntoday', 'en')).toBeCloseTo(plain + 2 * 0.48);
});
