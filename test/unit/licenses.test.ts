import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const licenses = read('dist/voice-order-form-licenses.txt');
const { version }: { readonly version: string } = JSON.parse(read('package.json'));

/** The packages whose code is in the script, according to its source map. */
function packagesInScript(): readonly string[] {
  const { sources }: { readonly sources: readonly string[] } = JSON.parse(read('dist/voice-order-form.js.map'));
  return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(source)?.[1] ?? []);
}

/** The packages that the desk imports. */
function packagesOfDesk(): readonly string[] {
  const folders = ['src/desk', 'src/domain', 'src/state'];
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/u.test(file) && !file.endsWith('.css.ts'))
      .map((file) => read(`${folder}/${file}`)),
  );
  const imported = files.flatMap((code) => [
    ...code.matchAll(/^import (?!type ).*? from '((?:@[^/']+\/)?[^./'][^/']*)/gmu),
  ]);
  return imported.map(([, name = '']) => name);
}

it.each([
  ['the script', packagesInScript],
  ['the desk', packagesOfDesk],
])('the file of licenses names every package in %s', (_what, packages) => {
  const named = [...new Set(packages())];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !licenses.includes(`${name} `))).toEqual([]);
});

it('the file of licenses contains the text of each license', () => {
  const notices = licenses.split(/\n-{80}\n\n/u);
  expect(notices.filter((notice) => !notice.includes('Copyright'))).toEqual([]);
  expect(licenses).toContain('react-dom 18');
});

it.each(['voice-order-form.js', 'voice-order-form-health.js'])('the first line of %s names the licenses', (file) => {
  const first = `/*! voice-order-form ${version}; licenses of its libraries: voice-order-form-licenses.txt */`;
  expect(read(`dist/${file}`).split('\n')[0]).toBe(first);
});
