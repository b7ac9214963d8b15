import { describe, expect, it } from 'vitest';
import { countWords, wordCount } from '../../../src/domain/words.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe('words', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    [' \t\r\n ', 0],
    ['\u00a0\u3000', 0],
    ['one', 1],
    [' one ', 1],
    ['one two', 2],
    ['one  two   three', 3],
    ['one\ttwo\nthree\r\nfour', 4],
    ['one\u00a0two\u2003three', 3],
    ['Grüße aus Zürich', 3],
    ['日本語', 1],
    ['👋 hello 👩‍👩‍👧', 3],
    ['well-known, isn’t it?', 3],
    ['press 1 - or 2', 5],
    ['Hello,world', 1],
  ])('of %j are %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it.each([
    ['', 50, { words: 0, wordsExtra: 0 }],
    [words(49), 50, { words: 49, wordsExtra: 0 }],
    [words(50), 50, { words: 50, wordsExtra: 0 }],
    [words(51), 50, { words: 51, wordsExtra: 1 }],
    [words(120), 50, { words: 120, wordsExtra: 70 }],
    [words(3), 0, { words: 3, wordsExtra: 3 }],
    [words(30), 20, { words: 30, wordsExtra: 10 }],
  ])('above the included ones are extra (case %#)', (text, included, expected) => {
    expect(wordCount(text, included)).toEqual(expected);
  });
});
