import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageTable } from './languages.mjs';
import { briefIntegrityOf, compressed, integrityOf, mapComment, shortHash } from './served.mjs';

const manifest = fileURLToPath(new URL('../package.json', import.meta.url));
const readVersion = () => JSON.parse(readFileSync(manifest, 'utf8')).version;

/** The desk's file in a bundle, and its integrity hash. */
function deskOf(bundle) {
  const { fileName, source } = bundle[Object.keys(bundle).find((file) => /-desk-[\da-f]{8}\.js$/u.test(file))];
  return { file: fileName, source, integrity: briefIntegrityOf(source) };
}

/**
 * The immutable files of one release: the script under a name based on its content, its source map, and their metadata.
 */
function releaseOf(name, bundle) {
  const script = bundle[`${name}.js`].code;
  const map = bundle[`${name}.js.map`]?.source;
  const { source: desk, ...deskEntry } = deskOf(bundle);
  const version = readVersion();
  const bare = script.replace(mapComment, '\n');
  const file = `${name}-${version}-${shortHash(bare)}.js`;
  const code = map === undefined ? bare : `${bare}//# sourceMappingURL=${file}.map\n`;
  const release = { version, file, integrity: integrityOf(code), desk: deskEntry, languages: languageTable() };
  return [
    ...compressed(`${name}.js`, script),
    ...compressed(deskEntry.file, desk),
    { fileName: file, source: code },
    ...compressed(file, code),
    ...(map === undefined ? [] : [{ fileName: `${file}.map`, source: map }]),
    { fileName: 'release.json', source: `${JSON.stringify(release, null, 2)}\n` },
  ];
}

/**
 * Deletes earlier builds of the current version, and files that no script refers to any more. Files of other versions
 * stay, because pages request them for years.
 */
function removeEarlier(folder, name, kept) {
  const remove = (isEarlier) => {
    for (const file of readdirSync(folder)) if (!kept.has(file) && isEarlier(file)) rmSync(join(folder, file));
  };
  remove((file) => file.startsWith(`${name}-${readVersion()}-`));
  const scripts = readdirSync(folder).filter((file) => file.startsWith(name) && file.endsWith('.js'));
  const named = scripts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  remove((file) => {
    const [beside] = /^.+-(?:[a-z]{2,3}-[\da-f]{8}\.json|desk-[\da-f]{8}\.js)/u.exec(file) ?? [];
    return beside?.startsWith(name) === true && !named.includes(beside);
  });
}

/**
 * Adds the same script under an immutable name, with its integrity hash in `release.json`, and compressed copies of
 * both. An output plugin, the last one.
 */
export function releaseFiles(name) {
  return {
    name: 'release-files',
    generateBundle(_options, bundle) {
      for (const { fileName, source } of releaseOf(name, bundle)) this.emitFile({ type: 'asset', fileName, source });
    },
    writeBundle({ file, dir }, bundle) {
      removeEarlier(dir ?? dirname(file), name, new Set(Object.keys(bundle)));
    },
  };
}
