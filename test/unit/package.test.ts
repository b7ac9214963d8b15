import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { publint } from 'publint';
import { afterAll, describe, expect, it } from 'vitest';
import { standard, type Choices } from '../../demo/kit/choices.ts';
import { snippetOf } from '../../demo/kit/snippet.ts';
import { translations } from '../../src/text/translations.ts';
import { builtPackage, compile, makeFolder, makeProject, unpack } from '../helpers/packed.ts';

const folder = makeFolder();
const { tarball, integrity } = builtPackage();
afterAll(() => rmSync(folder, { recursive: true }));

const sources = 'test/types/projects';

const home = unpack(tarball, folder);
const manifest: unknown = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const languages = Object.keys(translations);

const newFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

describe('the package', () => {
  it('contains the modules, the check, the documents and nothing else', () => {
    const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map(({ name, parentPath }) => relative(home, join(parentPath, name)));
    const isDocument = (path: string): boolean =>
      /^(?:docs|demo\/smallest-shop(?:-php)?)\/[\w.-]+$|^(?:CHANGELOG|README|SECURITY)\.md$/u.test(path);
    const modules = ['', '-check', '-desk', '-health', ...languages.map((language) => `-${language}`)];
    const types = ['', '-class', '-events', '-values', '-templates', '-texts'];
    expect(new Set(paths.filter((path) => !isDocument(path)))).toEqual(
      new Set([
        'package.json',
        ...modules.map((name) => `dist/voice-order-form${name}.mjs`),
        ...types.map((name) => `dist/voice-order-form${name}.d.mts`),
        ...languages.map((language) => `dist/${language}.json`),
        'dist/custom-elements.json',
        'dist/vscode.css-custom-data.json',
        'dist/vscode.html-custom-data.json',
        'dist/web-types.json',
        'dist/voice-order-form-licenses.txt',
        'dist/voice-order-form-check-licenses.txt',
      ]),
    );
    expect(readFileSync(join(home, 'dist/voice-order-form.mjs'), 'utf8')).not.toContain('sourceMappingURL');
  });

  it('has the hash in release.json', () => {
    expect(`sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`).toBe(integrity);
  });

  it('has no dependencies, and nothing only for the developers of this project', () => {
    expect(manifest).toMatchObject({ name: 'voice-order-form', private: true, license: 'UNLICENSED' });
    const dependencies = ['dependencies', 'peerDependencies'];
    for (const field of [
      'devDependencies',
      'scripts',
      'workspaces',
      'overrides',
      'engines',
      'files',
      ...dependencies,
    ]) {
      expect(manifest).not.toHaveProperty(field);
    }
  });

  it('has its own README, and documents whose links lead to files in it', () => {
    const documents = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
    const broken = documents.flatMap((file) => {
      const links = [...readFileSync(join(home, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/gu)];
      const targets = links.map(([, target = '']) => join(dirname(file), target));
      return targets.filter((target) => !existsSync(join(home, target))).map((target) => `${file}: ${target}`);
    });
    expect(broken).toEqual([]);
    expect(readFileSync(join(home, 'README.md'), 'utf8')).toContain('npm install https://');
    const forPartners = ['README.md', 'docs/embedding.md', 'docs/recipes.md'];
    const text = forPartners.map((file) => readFileSync(join(home, file), 'utf8')).join('');
    expect(text.match(/`(?:demo|src|test)\/[^`]+`|npm run test[\w:]*/gu)).toBeNull();
  });

  it('satisfies publint', async () => {
    const { messages } = await publint({ pkgDir: home, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('has correct types for all module resolutions', async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
    if (result.types === false) throw new Error('no types');
    const rest = result.problems.filter(
      // A module alone: what can't load modules can't load it; `require` finds its types all the same.
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(rest).toEqual([]);
  });

  it('can be imported without a document, with its desk, report and languages', () => {
    const modules = ['', '/desk', '/health', ...languages.map((language) => `/${language}`)];
    const imports = modules.map((path) => `import 'voice-order-form${path}';`).join(' ');
    const code = `${imports} console.log(Object.getOwnPropertyNames(globalThis).join());`;
    const run = (text: string): string =>
      execFileSync(process.execPath, ['--input-type=module', '-e', text], { cwd: folder, encoding: 'utf8' });
    expect(run(code)).toBe(run(code.slice(code.indexOf('console'))));
  });
});

const reactTypes = { csstype: 'node_modules/csstype', '@types/prop-types': 'node_modules/@types/prop-types' };
const projects = [
  ['plain', {}],
  ['react-18', { '@types/react': 'node_modules/@types/react', ...reactTypes }],
  ['react-19', { '@types/react': 'demo/frameworks/react-19/node_modules/@types/react', ...reactTypes }],
  ['preact', { preact: 'node_modules/preact' }],
  ['solid', { 'solid-js': 'node_modules/solid-js' }],
  ['vue', { vue: 'node_modules/vue' }],
] as const;

/** The kit's code for React, with all kinds of choices. */
function kitCode(): string {
  const choices: Choices = { ...standard, accent: '#0b5a6b', radius: 4, display: 'button', test: 'on' };
  const code = snippetOf({ ...choices, snippet: 'react' }, { shop: 'https://shop.example', release: null });
  return `import type {} from 'voice-order-form';\n\n${code}\n`;
}

it.each(projects)('its types compile in a project with %s', (name, packages) => {
  const project = makeProject({ folder: newFolder(name), tarball, sources: `${sources}/${name}`, packages });
  if (name === 'react-19') writeFileSync(join(project, 'kit.tsx'), kitCode());
  expect(compile(project)).toBe('');
});
