import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';
import { transform } from 'esbuild';
import { fileURLToPath } from 'node:url';

const sheetModule = fileURLToPath(new URL('../src/styles/sheet.ts', import.meta.url));

const call = /^addCss\("((?:[^"\\]|\\.)*)"\);$/gmu;

/**
 * Merges all style sheets of a chunk into one, in place of the last one: a root then adopts two instead of forty.
 */
function together(code) {
  const texts = [...code.matchAll(call)].map(([, text]) => text);
  let left = texts.length;
  return code.replace(call, () => {
    left -= 1;
    return left === 0 ? `addCss("${texts.join('')}");` : '';
  });
}

/**
 * Adds vanilla-extract's style sheets to the script: each virtual CSS file becomes a module that adds its minified text
 * to the style sheet of src/styles/sheet.ts. Must come before vanillaExtractPlugin().
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
    renderChunk: (code) => ({ code: together(code), map: null }),
  };
}
