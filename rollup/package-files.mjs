import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { customElementsManifest } from './custom-elements-manifest.mjs';

const readTypes = (name) => readFileSync(fileURLToPath(new URL(`../src/${name}.d.mts`, import.meta.url)), 'utf8');

/** Servers that draw pages import the module too, and have no document. */
const guard = 'globalThis.document&&globalThis.customElements&&\n';

/** The script as a module for bundlers, and its map: each line stands one line lower. */
function moduleOf(name, script, map) {
  const code = guard + script.replace(`${name}.js.map`, `${name}.mjs.map`);
  if (map === undefined) return { code };
  const { mappings, ...rest } = JSON.parse(map);
  return { code, map: JSON.stringify({ ...rest, file: `${name}.mjs`, mappings: `;${mappings}` }) };
}

/** What the package holds beside the script: the module, the types and the manifest. An output plugin. */
export function packageFiles(name) {
  return {
    name: 'package-files',
    generateBundle(_options, bundle) {
      const { code, map } = moduleOf(name, bundle[`${name}.js`].code, bundle[`${name}.js.map`]?.source);
      const types = readTypes(name);
      const classTypes = readTypes(`${name}-class`);
      const manifest = `${JSON.stringify(customElementsManifest(types + classTypes), null, 2)}\n`;
      const files = {
        [`${name}.mjs`]: code,
        ...(map !== undefined && { [`${name}.mjs.map`]: map }),
        [`${name}.d.mts`]: types,
        [`${name}-class.d.mts`]: classTypes,
        [`${name}-templates.d.mts`]: readTypes(`${name}-templates`),
        'custom-elements.json': manifest,
      };
      for (const [fileName, text] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source: text });
    },
  };
}
