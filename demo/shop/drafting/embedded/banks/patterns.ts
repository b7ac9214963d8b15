import { anyOf } from '../../../../../src/domain/scripts/any-of.ts';

/** The source of a pattern that fits any of these words, which blanks part; `_` stands for a blank in one. */
export const oneOf = (words: string): string =>
  anyOf(
    words
      .trim()
      .split(/\s+/u)
      .map((word) => word.replaceAll('_', ' ')),
  );

/** Finds any of these words in a text. */
export const anyWord = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}’-])${oneOf(words)}(?![\p{L}-])`, 'iu');

/** Fits a text that begins with any of these words and goes on. */
export const beginsWith = (words: string): RegExp => new RegExp(String.raw`^${oneOf(words)}\s\p{L}`, 'iu');
