import { constants } from 'node:zlib';

/** How answers are compressed: the best quality would take longer than sending the bytes that it saves. */
export const compression = {
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};

/** A style sheet without comments and indentation. It must have no strings with spaces beside punctuation. */
export const minifyCss = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?([{};,]) ?/gu, '$1')
    .trim();
