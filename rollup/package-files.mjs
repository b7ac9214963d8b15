import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { customElementsManifest } from './custom-elements-manifest.mjs';
import { mapComment } from './served.mjs';

const readTypes = (name) => readFileSync(fileURLToPath(new URL(`../src/${name}.d.mts`, import.meta.url)), 'utf8');

/** Servers that draw pages import the module too, and have no document. */
const guard = 'globalThis.document&&globalThis.customElements&&\n';

/** The script as a module for bundlers. It names no map: the package holds what a bundler needs alone. */
const moduleOf = (script) => `${guard}${script.replace(mapComment, '\n')}`;

/** What the package holds beside the script: the module, the types and the manifest. An output plugin. */
export function packageFiles(name) {
  return {
    name: 'package-files',
    generateBundle(_options, bundle) {
      const types = readTypes(name);
      const classTypes = readTypes(`${name}-class`);
      const manifest = `${JSON.stringify(customElementsManifest(types + classTypes), null, 2)}\n`;
      const files = {
        [`${name}.mjs`]: moduleOf(bundle[`${name}.js`].code),
        [`${name}.d.mts`]: types,
        [`${name}-class.d.mts`]: classTypes,
        [`${name}-templates.d.mts`]: readTypes(`${name}-templates`),
        'custom-elements.json': manifest,
      };
      for (const [fileName, text] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source: text });
    },
  };
}
