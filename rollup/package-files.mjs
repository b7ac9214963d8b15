import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { customElementsManifest } from './custom-elements-manifest.mjs';
import { languages } from './languages.mjs';
import { mapComment } from './served.mjs';
import { textsTypeOf } from './texts-type.mjs';

const readTypes = (name) => readFileSync(fileURLToPath(new URL(`../src/${name}.d.mts`, import.meta.url)), 'utf8');

const typeFiles = ['', '-events', '-class', '-values', '-templates'];

/** Servers that render pages import the module too, and have no document. */
const guard = 'globalThis.document&&globalThis.customElements&&\n';

/** The script as a module for bundlers. It has no source map: the package contains only what a bundler needs. */
const moduleOf = (script) => `${guard}${script.replace(mapComment, '\n')}`;

/** A placeholder in the script for whether it is the module, until both are complete (src/element/script.ts). */
const flag = 'IS_PACKAGE';

const pretty = (data) => `${JSON.stringify(data, null, 2)}\n`;

/** Data about the tag for editors, in the formats of JetBrains and Visual Studio Code, generated from the manifest. */
function editorFiles(manifest) {
  const options = { hideLogs: true, packageJson: false, hideCssPropertiesDocs: true };
  const files = {
    'web-types.json': getWebTypesData(manifest, options),
    'vscode.html-custom-data.json': getVsCodeHtmlCustomData(manifest, options),
    'vscode.css-custom-data.json': getVsCodeCssCustomData(manifest, options),
  };
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, pretty(JSON.parse(text))]));
}

/** The languages' texts, for custom texts, and their type. */
function textFiles(name) {
  const all = languages().map(({ language, text }) => [language, JSON.parse(text)]);
  const type = textsTypeOf(all.map(([, texts]) => texts));
  const data = all.map(([language, texts]) => [`${language}.json`, pretty(texts)]);
  return { [`${name}-texts.d.mts`]: type, ...Object.fromEntries(data) };
}

/**
 * The package's other files besides the script: the module, the types, the texts, and editor data. An output plugin.
 */
export function packageFiles(name) {
  return {
    name: 'package-files',
    generateBundle(_options, bundle) {
      const types = Object.fromEntries(typeFiles.map((part) => [`${name}${part}.d.mts`, readTypes(name + part)]));
      const manifest = customElementsManifest(Object.values(types).join(''));
      const script = bundle[`${name}.js`];
      if (!script.code.includes(flag)) throw new Error(`package: the script does not use ${flag}`);
      const module = moduleOf(script.code.replaceAll(flag, 'true'));
      script.code = script.code.replaceAll(flag, 'false');
      const files = {
        [`${name}.mjs`]: module,
        ...types,
        ...textFiles(name),
        'custom-elements.json': pretty(manifest),
        ...editorFiles(manifest),
      };
      for (const [fileName, text] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source: text });
    },
  };
}

const exportedReport = /export\s*\{\s*(\S+) as showHealth\s*\};?\s*$/u;

/**
 * The health report for bundlers: adds itself to the element that the package registers; on a server, there is none.
 */
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
