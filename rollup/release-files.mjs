import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const manifest = fileURLToPath(new URL('../package.json', import.meta.url));
const readVersion = () => JSON.parse(readFileSync(manifest, 'utf8')).version;

const mapComment = /\n\/\/# sourceMappingURL=.*\s*$/u;
const digest = (algorithm, encoding, text) => createHash(algorithm).update(text).digest(encoding);

/** Each text beside its brotli and gzip, for servers that send them as they are. */
function compressed(fileName, text) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) };
  return [
    { fileName: `${fileName}.br`, source: brotliCompressSync(text, { params }) },
    { fileName: `${fileName}.gz`, source: gzipSync(text, { level: 9 }) },
  ];
}

/** The files of one release, that never change: the script under a name of its content, its map, and what they are. */
function releaseOf(name, script, map) {
  const version = readVersion();
  const bare = script.replace(mapComment, '\n');
  const file = `${name}-${version}-${digest('sha256', 'hex', bare).slice(0, 8)}.js`;
  const code = map === undefined ? bare : `${bare}//# sourceMappingURL=${file}.map\n`;
  const integrity = `sha384-${digest('sha384', 'base64', code)}`;
  return [
    { fileName: file, source: code },
    ...compressed(file, code),
    ...(map === undefined ? [] : [{ fileName: `${file}.map`, source: map }]),
    { fileName: 'release.json', source: `${JSON.stringify({ version, file, integrity }, null, 2)}\n` },
  ];
}

/** Earlier builds of a version that is not out yet; other versions' files stay, pages ask for them for years. */
function removeEarlier(folder, name, kept) {
  const isEarlier = (file) => file.startsWith(`${name}-${readVersion()}-`) && !kept.has(file);
  for (const file of readdirSync(folder).filter(isEarlier)) rmSync(join(folder, file));
}

/**
 * Beside the script under its stable name: the same under an immutable name with its integrity hash in `release.json`,
 * and both compressed. An output plugin, last in the row.
 */
export function releaseFiles(name) {
  return {
    name: 'release-files',
    generateBundle(_options, bundle) {
      const script = bundle[`${name}.js`].code;
      const map = bundle[`${name}.js.map`]?.source;
      const files = [...compressed(`${name}.js`, script), ...releaseOf(name, script, map)];
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
    writeBundle({ file, dir }, bundle) {
      removeEarlier(dir ?? dirname(file), name, new Set(Object.keys(bundle)));
    },
  };
}
