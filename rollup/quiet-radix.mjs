import { fileURLToPath } from 'node:url';

const standIn = fileURLToPath(new URL('../src/ui/radix-host-page.tsx', import.meta.url));

/** Packages that reach into the host page: nodes and attributes on its body, styles, listeners on the document. */
const reachOut = new Set([
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-guards',
  '@radix-ui/react-focus-scope',
  'aria-hidden',
  'react-remove-scroll',
]);

/**
 * Keeps Radix inside the shadow root: what would put nodes, attributes and styles into the host page is replaced by
 * stand-ins that do nothing, as the native dialog does all that (radix-ui/primitives#3353; can go when Radix takes a
 * root to work in). Function names kept by Radix's own build are dropped as they only serve debugging.
 */
export function quietRadix() {
  return {
    name: 'quiet-radix',
    resolveId(id) {
      return reachOut.has(id) ? standIn : null;
    },
    transform(code, id) {
      if (!id.includes('@radix-ui')) return null;
      const named = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';
      return { code: code.replace(named, 'var __name = (target) => target;'), map: null };
    },
  };
}
