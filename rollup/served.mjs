import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const digest = (algorithm, encoding, text) => createHash(algorithm).update(text).digest(encoding);

/** The line at a script's end that names its source map. */
export const mapComment = /\n\/\/# sourceMappingURL=.*\s*$/u;

/** A hash of a file's content, for its name. */
export const shortHash = (text) => digest('sha256', 'hex', text).slice(0, 8);

/** The integrity hash of a script, for pages. */
export const integrityOf = (text) => `sha384-${digest('sha384', 'base64', text)}`;

/** The integrity hash of a file that the script refers to: a shorter hash, because compression can't shrink it. */
export const briefIntegrityOf = (text) => `sha256-${digest('sha256', 'base64', text)}`;

/** The integrity hash of a package, for npm. */
export const packageIntegrityOf = (content) => `sha512-${digest('sha512', 'base64', content)}`;

/** Writes each text with its brotli and gzip copies, for servers that send them as they are. */
export function compressed(fileName, text) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) };
  return [
    { fileName: `${fileName}.br`, source: brotliCompressSync(text, { params }) },
    { fileName: `${fileName}.gz`, source: gzipSync(text, { level: 9 }) },
  ];
}
