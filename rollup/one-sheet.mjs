import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'esbuild';
import { fileURLToPath } from 'node:url';

const sheetModule = fileURLToPath(new URL('../src/styles/sheet.ts', import.meta.url));

/**
 * vanilla-extract's style sheets inside the script: each virtual CSS file becomes a module that adds its minified text
 * to the one style sheet of src/styles/sheet.ts. Stands before vanillaExtractPlugin().
 */
export function oneSheet() {
  return {
    name: 'one-sheet',
    resolveId(id) {
      return virtualCssFileFilter.test(id) ? `\0${id}` : null;
    },
    async load(id) {
      if (!id.startsWith('\0') || !virtualCssFileFilter.test(id)) return null;
      const { source } = await getSourceFromVirtualCssFile(id.slice(1));
      const { code } = await transform(source, { loader: 'css', minify: true });
      return `import { addCss } from ${JSON.stringify(sheetModule)};\naddCss(${JSON.stringify(code.trim())});`;
    },
  };
}
