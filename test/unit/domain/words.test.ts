import { describe, expect, it } from 'vitest';
import { chargedWords, countWords, orderWords } from '../../../src/domain/scripts/count-words.ts';
import { message } from '../helpers/samples.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe('the number of words', () => {
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
    ['Pneumonoultramicroscopicsilicovolcanoconiosis', 1],
    ['Donaudampfschifffahrtsgesellschaftskapitän', 1],
    ['Café déjà vu', 3],
    ['Monday-Friday/9:00-17:00', 1],
    ['https://www.example.com/services/on-hold-messages/telephone-voice-prompts?from=autumn&page=12', 1],
    ['www.the-very-long-name-of-our-family-company-and-sons.example/contact', 1],
    ['firstname.lastname+orders@customer-service.department.company.example', 1],
    ['+1-800-555-0199', 1],
  ])('of %j is %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it.each([
    0x0000, 0x001f, 0x0085, 0x00a0, 0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d,
    0x200e, 0x202e, 0x2060, 0x2063, 0x2066, 0x2800, 0x3000, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0001, 0xe0020, 0xe0100,
  ])('treats U+%x as white space', (code) => {
    const blank = String.fromCodePoint(code);
    expect(countWords(`one${blank}two`)).toBe(2);
    expect(countWords(`${blank}one ${blank} two, ${blank}`)).toBe(2);
    expect(countWords(blank.repeat(3))).toBe(0);
  });

  it.each(['', '.', ',', '-', '_', '/', '́'])('is about right for words joined by %j', (joint) => {
    const text = Array.from({ length: 2000 }, (_, index) => ['thank', 'you', 'for', 'calling', 'acme'][index % 5]).join(
      joint,
    );
    expect(countWords(text)).toBeGreaterThan(1600);
    expect(countWords(text)).toBeLessThan(2400);
  });

  it('counts words hidden in an address', () => {
    expect(countWords(`www.${'hello'.repeat(2000)}.example`)).toBeGreaterThan(1900);
    expect(countWords(`a@${'hello.'.repeat(2000)}b`)).toBeGreaterThan(1900);
  });

  it('is found at once for a long hostile text', () => {
    // With quadratic time, it would take minutes.
    expect(countWords(`a@${'.'.repeat(500_000)}@`)).toBe(1);
  });

  it.each([
    ['', 50, { words: 0, wordsExtra: 0 }],
    [words(50), 50, { words: 50, wordsExtra: 0 }],
    [words(51), 50, { words: 51, wordsExtra: 1 }],
    [words(3), 0, { words: 3, wordsExtra: 3 }],
  ])('above the included ones is extra (case %#)', (text, included, expected) => {
    expect(chargedWords(text, included)).toEqual(expected);
  });

  it('of an order is the sum over its messages, each with its own included words', () => {
    const messages = [message(1, { content: words(60) }), message(2, { content: words(3) })];
    expect(orderWords({ messages }, 50)).toEqual({ words: 63, wordsExtra: 10 });
  });
});
