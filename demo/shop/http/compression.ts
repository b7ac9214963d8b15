import { constants } from 'node:zlib';

/** How answers are compressed: the best quality would take longer than sending the bytes that it saves. */
export const compression = {
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};
