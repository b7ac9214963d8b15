import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publint } from 'publint';
import { afterAll, describe, expect, it } from 'vitest';
import { translations } from '../../src/text/translations.ts';
import { compile, makeFolder, makeProject, pack, unpack } from '../helpers/packed.ts';

const folder = makeFolder();
const tarball = pack(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** Compiling takes long on a machine that does much else. */
const timeout = 60_000;
const sources = 'test/types/projects';

const newFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

describe('the package', () => {
  it('contains the modules, the check, the documents and nothing else', () => {
    const home = unpack(tarball, newFolder('files'));
    const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map(({ name, parentPath }) => relative(home, join(parentPath, name)));
    const isDocument = (path: string): boolean => /^(?:docs|demo\/smallest-shop(?:-php)?)\/|^[A-Z]+\.md$/u.test(path);
    const modules = ['', '-check', '-desk', '-health', ...Object.keys(translations).map((language) => `-${language}`)];
    expect(new Set(paths.filter((path) => !isDocument(path)))).toEqual(
      new Set([
        'package.json',
        ...modules.map((name) => `dist/voice-order-form${name}.mjs`),
        ...['', '-class', '-events', '-templates'].map((name) => `dist/voice-order-form${name}.d.mts`),
        'dist/custom-elements.json',
        'dist/voice-order-form-licenses.txt',
      ]),
    );
    expect(readFileSync(join(home, 'dist/voice-order-form.mjs'), 'utf8')).not.toContain('sourceMappingURL');
  });

  it('has no dependencies', () => {
    const home = unpack(tarball, newFolder('alone'));
    const manifest: unknown = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('peerDependencies');
  });

  it('satisfies publint', async () => {
    const pkgDir = unpack(tarball, newFolder('publint'));
    const { messages } = await publint({ pkgDir, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('has correct types for all module resolutions', { timeout }, async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
    if (result.types === false) throw new Error('no types');
    const rest = result.problems.filter(
      // A module alone: what can't load modules can't load it; `require` finds its types all the same.
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(rest).toEqual([]);
    const languages = Object.keys(translations).map((language) => `./${language}`);
    expect(Object.keys(result.entrypoints)).toEqual([
      '.',
      './desk',
      ...languages,
      './health',
      './custom-elements.json',
      './package.json',
    ]);
  });

  it('can be imported without a document, with its desk, report and languages', () => {
    const project = newFolder('server');
    unpack(tarball, project);
    const modules = ['', '/desk', '/health', ...Object.keys(translations).map((language) => `/${language}`)];
    const imports = modules.map((path) => `import 'voice-order-form${path}';`).join(' ');
    const code = `${imports} console.log(Object.getOwnPropertyNames(globalThis).join());`;
    const run = (text: string): string =>
      execFileSync(process.execPath, ['--input-type=module', '-e', text], { cwd: project, encoding: 'utf8' });
    expect(run(code)).toBe(run(code.slice(code.indexOf('console'))));
  });
});

const reactTypes = { csstype: 'node_modules/csstype', '@types/prop-types': 'node_modules/@types/prop-types' };
const projects = [
  ['plain', {}],
  ['react-18', { '@types/react': 'node_modules/@types/react', ...reactTypes }],
  ['react-19', { '@types/react': 'demo/frameworks/react-19/node_modules/@types/react', ...reactTypes }],
  ['vue', { vue: 'node_modules/vue' }],
] as const;

describe('its types', () => {
  it.each(projects)('compile in a project with %s', { timeout }, (name, packages) => {
    const project = makeProject({ folder: newFolder(name), tarball, sources: `${sources}/${name}`, packages });
    expect(compile(project)).toBe('');
  });
});
