import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';

/** The names of built-ins that a page may also use for a class or a constant of its own (`class Event {}`). */
const names = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'CSSStyleSheet',
  'CustomEvent',
  'Document',
  'Element',
  'Event',
  'FormData',
  'HTMLElement',
  'Headers',
  'IntersectionObserver',
  'KeyboardEvent',
  'Map',
  'MouseEvent',
  'MutationObserver',
  'Node',
  'PageTransitionEvent',
  'Promise',
  'Request',
  'ResizeObserver',
  'Response',
  'Set',
  'ShadowRoot',
  'StorageEvent',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'WeakMap',
];

const source = new URL('../src/domain/built-ins.ts', import.meta.url);

/** Ends the script, inside its function, if the page has replaced a built-in that the form needs. */
async function startCheck() {
  const { code } = await transform(await readFile(source, 'utf8'), { loader: 'ts' });
  return `
const brokenBuiltIns = (() => { ${code.replaceAll('export ', '')}; return findBrokenBuiltIns(); })();
if (brokenBuiltIns.length > 0) {
  const message = 'voice-order-form: a script of this page has replaced ' + brokenBuiltIns.join(', ') +
    '. The form does not start; the content of its tag stays.';
  console.error(message);
  // In the place of the health report, which needs the form.
  const isDebugged = (form) => form.matches('[debug]') || location.search.includes('voice-order-debug');
  const show = () => document.querySelectorAll('voice-order-form').forEach((form) => {
    if (isDebugged(form)) form.append(message);
  });
  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
  return;
}`;
}

/**
 * Makes a file use the window's built-ins, even if the page declares something else under their names. The script
 * (`hasCheck`) also stops before it runs, if they do not work. An output plugin, before the files are wrapped.
 */
export function builtIns({ hasCheck }) {
  return {
    name: 'built-ins',
    async renderChunk(code, chunk) {
      const start = hasCheck && chunk.isEntry ? await startCheck() : '';
      const [imports] = /^(?:import [^;]*;\s*)*/u.exec(code);
      return {
        code: `${imports}const { ${names.join(', ')} } = globalThis;${start}\n${code.slice(imports.length)}`,
        map: null,
      };
    },
  };
}
