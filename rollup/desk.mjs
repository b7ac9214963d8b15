import { fileURLToPath } from 'node:url';
import { briefIntegrityOf, shortHash } from './served.mjs';

const name = 'voice-order-form';
const pathOf = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Stand in the script for the desk's name and hash until that is whole. */
const marks = { file: '__DESK_FILE__', integrity: '__DESK_INTEGRITY__' };

/** Puts into the script where the desk is, as the module that src/element/desk-file.ts declares. */
export function deskFile() {
  return {
    name: 'desk-file',
    load(id) {
      return id.endsWith('/src/element/desk-file.ts') ? `export const deskFile = ${JSON.stringify(marks)};` : null;
    },
  };
}

/** Makes the desk a chunk beside the script: what both use stays in the script, which is always there first. */
export function buildDesk() {
  return {
    name: 'build-desk',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: pathOf('src/desk/desk.ts'),
        name: 'desk',
        implicitlyLoadedAfterOneOf: [pathOf('src/index.ts')],
      });
    },
  };
}

const exported = /\nexport \{([^}]*)\};\s*$/u;
const imported = /^import \{([^}]*)\} from '[^']*';/u;

/** Of `a as b, c as d`, what is before `as` in the order of what is after it, or the other way round. */
const namesBy = (at, list) =>
  list
    .split(',')
    .map((one) => one.trim().split(' as '))
    .map(([first, second = first]) => (at === 'second' ? [second, first] : [first, second]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, name]) => name)
    .join(', ');

/** The script as one for a plain script tag; what the desk takes of it is a list, ordered by the names that both know. */
function scriptOf(code) {
  const shared = exported.exec(code)?.[1] ?? '';
  const share = shared && `\nfunction SHARED_WITH_DESK() { return [${namesBy('second', shared)}]; }`;
  return `(() => { 'use strict'; ${code.replace(exported, '')}${share}\n})();\n`;
}

/** The desk as a function of what it takes of the script. */
function functionOf(code) {
  const needed = imported.exec(code)?.[1];
  const made = exported.exec(code)?.[1]?.trim();
  if (needed === undefined || made === undefined) throw new Error('desk: it must import from the script and export');
  const body = code.replace(imported, '').replace(exported, '');
  const [foreign] = /^import .+/mu.exec(body) ?? [];
  if (foreign) throw new Error(`desk: ${foreign} is not in the bundle; is it installed?`);
  // The first semicolon: a library's 'use strict', which an unshaken bundle keeps, is an error where a directive can stand.
  return `export default ([${namesBy('first', needed)}]) => {;${body}\nreturn ${made};\n};\n`;
}

/** Takes script and desk apart, so that neither page nor bundler has to know of chunks. An output plugin. */
export function deskApart() {
  return {
    name: 'desk-apart',
    renderChunk(code, chunk) {
      return { code: chunk.isEntry ? scriptOf(code) : functionOf(code), map: null };
    },
  };
}

/** The desk for bundlers: it goes to the element that the package registers; on a server there is none. */
function moduleOf(file, source) {
  const [start] = /^(?:\/\*!.*\*\/\s*)?export default\b/u.exec(source) ?? [];
  if (start === undefined) throw new Error('desk: it begins with something else than its function');
  const desk = `const desk = ${source.slice(start.length)}`;
  return `import './${name}.mjs';\n${desk}\nglobalThis.customElements?.get('${name}')?.addDesk?.('${file}', desk);\n`;
}

/** Gives the desk the name of its content, and the script that name and the hash that it holds it to. An output plugin. */
export function nameDesk() {
  return {
    name: 'name-desk',
    generateBundle(_options, bundle) {
      const { code } = bundle['desk.js'];
      const source = code.replace(/\n\/\/# sourceMappingURL=.*\s*$/u, '\n');
      const file = `${name}-desk-${shortHash(source)}.js`;
      const script = bundle[`${name}.js`];
      script.code = script.code.replaceAll(marks.file, file).replaceAll(marks.integrity, briefIntegrityOf(source));
      for (const made of ['desk.js', 'desk.js.map']) delete bundle[made];
      this.emitFile({ type: 'asset', fileName: file, source });
      this.emitFile({ type: 'asset', fileName: `${name}-desk.mjs`, source: moduleOf(file, source) });
    },
  };
}
