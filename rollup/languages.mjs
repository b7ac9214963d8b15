import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deskMarks } from './desk.mjs';
import { briefIntegrityOf, compressed, shortHash } from './served.mjs';

const name = 'voice-order-form';
const folder = fileURLToPath(new URL('../src/text', import.meta.url));
const sources = () => readdirSync(folder).filter((file) => file.endsWith('.json'));

/** Every language besides English: its minified data, the file name based on its content, and its integrity hash. */
export const languages = () =>
  sources().map((source) => {
    const language = source.replace('.json', '');
    const text = JSON.stringify(JSON.parse(readFileSync(join(folder, source), 'utf8')));
    return { language, text, file: `${name}-${language}-${shortHash(text)}.json`, integrity: briefIntegrityOf(text) };
  });

/** The file and the hash of each language. */
export const languageTable = () =>
  Object.fromEntries(languages().map(({ language, file, integrity }) => [language, { file, integrity }]));

/** Adds the files beside the script to the script, as the module that src/element/built-files.ts declares. */
export function builtFiles() {
  return {
    name: 'built-files',
    load(id) {
      if (!id.endsWith('/src/element/built-files.ts')) return null;
      for (const source of sources()) this.addWatchFile(join(folder, source));
      return `export const deskFile = ${JSON.stringify(deskMarks)};
        export const languageFiles = new Map(${JSON.stringify(Object.entries(languageTable()))});`;
    },
  };
}

/** Adds a language to the element that the package registers; on a server, there is none. */
const moduleOf = ({ language, text }) =>
  `import './${name}.mjs';\nglobalThis.customElements?.get('${name}')?.addLanguage?.('${language}', ${text});\n`;

/** The languages beside the script, as the form fetches them and as bundlers import them. */
export function emitLanguages() {
  return {
    name: 'emit-languages',
    generateBundle() {
      const files = languages().flatMap((language) => [
        { fileName: language.file, source: language.text },
        ...compressed(language.file, language.text),
        { fileName: `${name}-${language.language}.mjs`, source: moduleOf(language) },
      ]);
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
