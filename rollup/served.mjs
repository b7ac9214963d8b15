import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const digest = (algorithm, encoding, text) => createHash(algorithm).update(text).digest(encoding);

/** The line at a script's end that names its map. */
export const mapComment = /\n\/\/# sourceMappingURL=.*\s*$/u;

/** What tells a file's content from others', for its name. */
export const shortHash = (text) => digest('sha256', 'hex', text).slice(0, 8);

/** What browsers hold a script to that a page names. */
export const integrityOf = (text) => `sha384-${digest('sha384', 'base64', text)}`;

/** The same for files that the script names: its own bytes count, and no compression makes a hash smaller. */
export const briefIntegrityOf = (text) => `sha256-${digest('sha256', 'base64', text)}`;

/** What npm holds a package to. */
export const packageIntegrityOf = (content) => `sha512-${digest('sha512', 'base64', content)}`;

/** Each text beside its brotli and gzip, for servers that send them as they are. */
export function compressed(fileName, text) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) };
  return [
    { fileName: `${fileName}.br`, source: brotliCompressSync(text, { params }) },
    { fileName: `${fileName}.gz`, source: gzipSync(text, { level: 9 }) },
  ];
}
