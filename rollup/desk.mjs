import { fileURLToPath } from 'node:url';
import { briefIntegrityOf, shortHash } from './served.mjs';

const name = 'voice-order-form';
const pathOf = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Placeholders in the script for the desk's name and hash, until the script is complete. */
export const deskMarks = { file: '__DESK_FILE__', integrity: '__DESK_INTEGRITY__' };

/** Makes the desk a chunk beside the script: shared modules stay in the script, which always loads first. */
export function buildDesk() {
  return {
    name: 'build-desk',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: pathOf('src/desk/create-tools.ts'),
        name: 'desk',
        implicitlyLoadedAfterOneOf: [pathOf('src/index.ts')],
      });
    },
  };
}

const exported = /\nexport \{([^}]*)\};\s*$/u;
const imported = /^import \{([^}]*)\} from '[^']*';/u;
const renamed = /([^\s,]+) as ([^\s,]+)/gu;

/** Wraps the script for a plain script tag; what the desk imports from it becomes an object. */
function scriptOf(code) {
  const shared = exported.exec(code)?.[1].replaceAll(renamed, '$2: $1');
  const share = shared === undefined ? '' : `\nfunction SHARED_WITH_DESK() { return {${shared}}; }`;
  return `(() => { 'use strict'; ${code.replace(exported, '')}${share}\n})();\n`;
}

/** Wraps the desk as a function of what it imports from the script. */
function functionOf(code) {
  const needed = imported.exec(code)?.[1].replaceAll(renamed, '$1: $2');
  const made = exported.exec(code)?.[1]?.trim();
  if (needed === undefined || made === undefined) throw new Error('desk: it must import from the script and export');
  const body = code.replace(imported, '').replace(exported, '');
  const [foreign] = /^import .+/mu.exec(body) ?? [];
  if (foreign) throw new Error(`desk: ${foreign} is not in the bundle; is it installed?`);
  // Only the first: a library's 'use strict', which an unshaken bundle keeps, would be an error in a directive
  // position.
  return `export default ({${needed}}) => {;${body}\nreturn ${made};\n};\n`;
}

/** Separates script and desk, so that neither pages nor bundlers have to handle chunks. An output plugin. */
export function deskApart() {
  return {
    name: 'desk-apart',
    renderChunk(code, chunk) {
      return { code: chunk.isEntry ? scriptOf(code) : functionOf(code), map: null };
    },
  };
}

/** The desk for bundlers: adds itself to the element that the package registers; on a server, there is none. */
function moduleOf(file, source) {
  const [start] = /^(?:\/\*!.*\*\/\s*)?export default\b/u.exec(source) ?? [];
  if (start === undefined) throw new Error('desk: it begins with something else than its function');
  const desk = `const desk = ${source.slice(start.length)}`;
  return `import './${name}.mjs';\n${desk}\nglobalThis.customElements?.get('${name}')?.addDesk?.('${file}', desk);\n`;
}

/** Names the desk after its content, and adds that name and its hash to the script. An output plugin. */
export function nameDesk() {
  return {
    name: 'name-desk',
    generateBundle(_options, bundle) {
      const { code } = bundle['desk.js'];
      const source = code.replace(/\n\/\/# sourceMappingURL=.*\s*$/u, '\n');
      const file = `${name}-desk-${shortHash(source)}.js`;
      const script = bundle[`${name}.js`];
      script.code = script.code
        .replaceAll(deskMarks.file, file)
        .replaceAll(deskMarks.integrity, briefIntegrityOf(source));
      for (const made of ['desk.js', 'desk.js.map']) delete bundle[made];
      this.emitFile({ type: 'asset', fileName: file, source });
      this.emitFile({ type: 'asset', fileName: `${name}-desk.mjs`, source: moduleOf(file, source) });
    },
  };
}
