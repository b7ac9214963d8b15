import { fileURLToPath } from 'node:url';
import { statements, unused } from './statements.mjs';

const standIn = fileURLToPath(new URL('../src/ui/radix-host-page.tsx', import.meta.url));

/**
 * Packages that reach into the host page (nodes and attributes on its body, styles, listeners on the document), take a
 * shadow root's host for what has the focus, wait for animations that are none, or merge what has nothing in common.
 */
const replaced = new Set([
  '@radix-ui/react-context',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-guards',
  '@radix-ui/react-focus-scope',
  '@radix-ui/react-id',
  '@radix-ui/react-portal',
  '@radix-ui/react-presence',
  '@radix-ui/react-primitive',
  '@radix-ui/react-roving-focus',
  '@radix-ui/react-slot',
  '@radix-ui/react-use-controllable-state',
  '@radix-ui/react-use-layout-effect',
  'aria-hidden',
  'react-remove-scroll',
]);

/** Names that Radix's build keeps for debugging. */
const keptName = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';

const calledAfterAll = new RegExp(
  `(?<!["'])\\b[Rr]eact[\\w$]*\\.(?:${[...unused.react, ...unused.dom].join('|')})\\b`,
  'u',
);

function quietened(code, id) {
  return statements.reduce((text, { file, pattern, instead }) => {
    if (!file.test(id)) return text;
    if (text.search(pattern) < 0) throw new Error(`quiet-libraries: ${id} has changed, look for ${pattern}`);
    return text.replace(pattern, instead);
  }, code);
}

/**
 * Keeps libraries inside the shadow root. What Radix would put into the host page is replaced by stand-ins that do
 * nothing, as the native dialog does all that (radix-ui/primitives#3353; can go when Radix takes a root to work in).
 */
export function quietLibraries() {
  return {
    name: 'quiet-libraries',
    resolveId(id) {
      return replaced.has(id) ? standIn : null;
    },
    transform(code, id) {
      if (!id.includes('node_modules')) return null;
      return { code: quietened(code, id).replace(keptName, 'var __name = (target) => target;'), map: null };
    },
    renderChunk(code) {
      const [call] = calledAfterAll.exec(code) ?? [];
      if (call !== undefined) throw new Error(`quiet-libraries: ${call} is called, take it out of what is unused`);
      return null;
    },
  };
}
