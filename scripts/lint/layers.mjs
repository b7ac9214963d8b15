import { readdirSync } from 'node:fs';

/**
 * The import rules of `src`; they are defined only here. Each layer (a folder or file of `src`) lists the layers that it
 * may import, the layers whose types alone it may import, and the guarded packages that it may use.
 */
const layers = {
  domain: {},
  styles: { packages: ['@vanilla-extract'] },
  text: { types: ['domain'] },
  ui: { uses: ['styles'], packages: ['react', 'react-dom', '@radix-ui', '@vanilla-extract'] },
  api: { uses: ['domain'], packages: ['ky', '@stripe', 'valibot'] },
  state: { uses: ['domain', 'api', 'text'], packages: ['jotai', 'valibot'] },
  form: {
    uses: ['state', 'ui', 'text', 'domain', 'styles'],
    packages: ['react', 'react-dom', 'jotai', '@vanilla-extract'],
  },
  desk: {
    uses: ['state', 'form', 'ui', 'text', 'domain', 'styles'],
    packages: ['react', 'react-dom', 'jotai', 'valibot', '@vanilla-extract'],
  },
  health: { uses: ['domain', 'api'], types: ['state'] },
  'shop-check': { uses: ['domain', 'api'], packages: ['valibot'] },
  element: {
    uses: ['app', 'state', 'text', 'styles', 'api', 'domain', 'form/tools'],
    packages: ['react', 'jotai', '@r2wc'],
  },
  app: { uses: ['form', 'state', 'ui', 'styles'], packages: ['react', 'jotai'] },
  index: { uses: ['element'] },
};

/** The folders of `src/form` that its sections share. Every other folder is a section; sections don't import each other. */
const sharedByForm = new Set([
  'choices',
  'context',
  'fields',
  'focus',
  'layout',
  'notices',
  'prices',
  'texts',
  'tools',
]);

const guardedPackages = [
  'react',
  'react-dom',
  'jotai',
  'ky',
  '@radix-ui',
  '@stripe',
  '@r2wc',
  '@vanilla-extract',
  'valibot',
];

/** The maximum depth of folders below `src`. */
const depths = [1, 2, 3, 4];

const folders = (path) =>
  readdirSync(new URL(`../../src/${path}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const sections = folders('form').filter((name) => !sharedByForm.has(name));

const alternatives = (names) => `(?:${names.join('|')})`;
const refuse = (regex, message, more = {}) => ({ regex, message, ...more });
const importRule = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** The folders of a layer that may not be imported, if only one of its folders may. */
function siblingsOf(partOfLayer) {
  const [layer, folder] = partOfLayer.split('/');
  return folders(layer)
    .filter((name) => name !== folder)
    .map((name) => `${layer}/${name}/`);
}

function layerPatterns(name, toSource) {
  const { uses = [], types = [], packages = [] } = layers[name];
  const parts = uses.filter((use) => use.includes('/'));
  const allowed = new Set([name, ...uses, ...types, ...parts.map((part) => part.split('/')[0])]);
  const refusedLayers = [...Object.keys(layers), 'demo', 'test'].filter((other) => !allowed.has(other));
  const refused = [...refusedLayers.map((layer) => `${layer}[/.]`), ...parts.flatMap(siblingsOf)];
  const refusedPackages = guardedPackages.filter((one) => !packages.includes(one));
  const may = `src/${name} may import ${uses.join(', ') || 'nothing'} (scripts/lint/layers.mjs).`;
  return [
    refuse(`^${toSource}${alternatives(refused)}`, may),
    refuse(`^${alternatives(refusedPackages)}(?:/|$)`, `src/${name} may not use this package.`),
    ...types.map((layer) =>
      refuse(`^${toSource}${layer}/`, `src/${name} may import only types of ${layer}.`, {
        allowTypeImports: true,
      }),
    ),
    ...(name === 'state' ? [refuse('^jotai(?:$|/react)', 'State does not know React: use jotai/vanilla.')] : []),
    ...(name === 'desk'
      ? [
          refuse(
            `^${toSource}form/${alternatives(sections)}/[a-z-]+\\.tsx?$`,
            'The desk may import what the sections of the form share and their styles, but no section.',
          ),
        ]
      : []),
  ];
}

const isFile = (name) => name === 'app' || name === 'index';
const inFolder = (path, depth) => `src/${path}/${'*/'.repeat(depth)}*`;
const up = (depth) => `(?:\\.\\./){${depth}}`;

/** One rule per depth, because only the depth shows whether `../check/` leaves a layer. */
const ofLayer = (name) =>
  isFile(name)
    ? [importRule([`src/${name}.ts`, `src/${name}.tsx`], layerPatterns(name, '\\./'))]
    : depths.map((depth) => importRule([inFolder(name, depth - 1)], layerPatterns(name, up(depth))));

const ofSection = (name) =>
  importRule(
    [`src/form/${name}/**`],
    [
      ...layerPatterns('form', up(2)),
      refuse(`^\\.\\./${alternatives(sections)}/`, 'Sections of the form do not import each other.'),
    ],
  );

/** The linter's overrides for the import rules; the last one that matches a file counts. */
export const layerOverrides = [...Object.keys(layers).flatMap(ofLayer), ...sections.map(ofSection)];
