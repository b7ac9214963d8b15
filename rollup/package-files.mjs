import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { customElementsManifest } from './custom-elements-manifest.mjs';
import { mapComment } from './served.mjs';

const readTypes = (name) => readFileSync(fileURLToPath(new URL(`../src/${name}.d.mts`, import.meta.url)), 'utf8');

const typeFiles = ['', '-events', '-class', '-templates'];

/** Servers that draw pages import the module too, and have no document. */
const guard = 'globalThis.document&&globalThis.customElements&&\n';

/** The script as a module for bundlers. It names no map: the package holds what a bundler needs alone. */
const moduleOf = (script) => `${guard}${script.replace(mapComment, '\n')}`;

/** Stands in the script for whether it is the module, until both are whole (src/element/script-origin.ts). */
const flag = 'IS_PACKAGE';

/** What the package holds beside the script: the module, the types and the manifest. An output plugin. */
export function packageFiles(name) {
  return {
    name: 'package-files',
    generateBundle(_options, bundle) {
      const types = Object.fromEntries(typeFiles.map((part) => [`${name}${part}.d.mts`, readTypes(name + part)]));
      const manifest = `${JSON.stringify(customElementsManifest(Object.values(types).join('')), null, 2)}\n`;
      const script = bundle[`${name}.js`];
      if (!script.code.includes(flag)) throw new Error(`package: the script does not use ${flag}`);
      const module = moduleOf(script.code.replaceAll(flag, 'true'));
      script.code = script.code.replaceAll(flag, 'false');
      const files = {
        [`${name}.mjs`]: module,
        ...types,
        'custom-elements.json': manifest,
      };
      for (const [fileName, text] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source: text });
    },
  };
}

const exportedReport = /export\s*\{\s*(\S+) as showHealth\s*\};?\s*$/u;

/** The health report for bundlers: it goes to the element that the package registers; on a server there is none. */
function reportModuleOf(name, code) {
  const [whole, show] = exportedReport.exec(code) ?? [];
  if (whole === undefined) throw new Error('health report: it must end with the export of showHealth');
  const report = code.slice(0, -whole.length);
  return `import './${name}.mjs';\n${report}\nglobalThis.customElements?.get('${name}')?.addHealth?.(${show});\n`;
}

/** The health report as the package exports it. An output plugin, after the minifier. */
export function reportModule(name) {
  return {
    name: 'report-module',
    generateBundle(_options, bundle) {
      const source = reportModuleOf(name, bundle[`${name}-health.js`].code);
      this.emitFile({ type: 'asset', fileName: `${name}-health.mjs`, source });
    },
  };
}
