import { fileURLToPath } from 'node:url';
import { patches, replacedPackages } from './patches.mjs';

const standIn = fileURLToPath(new URL('../src/ui/radix-host-page.tsx', import.meta.url));

/** Applies a patch. Throws if the library has changed, so that somebody checks it. */
function patched(code, { file, pattern, instead }) {
  if (code.search(pattern) < 0) throw new Error(`patch-libraries: ${file} has changed, look for ${pattern}`);
  return code.replace(pattern, instead);
}

/** Applies the patches of rollup/patches.mjs. A plugin of the build and of the unit tests. */
export function patchLibraries() {
  return {
    name: 'patch-libraries',
    enforce: 'pre',
    resolveId: (id) => (replacedPackages.includes(id) ? standIn : null),
    transform(code, id) {
      const found = patches.filter(({ file }) => id.includes('/node_modules/') && file.test(id));
      return found.length === 0 ? null : { code: found.reduce(patched, code), map: null };
    },
  };
}
