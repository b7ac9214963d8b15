import { anyOf } from '../../../../../src/domain/scripts/any-of.ts';

/** The source of a pattern that matches any of these words, separated by spaces; `_` is a space within one. */
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
