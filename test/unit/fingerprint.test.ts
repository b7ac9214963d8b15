import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from '../../scripts/fingerprint.mjs';

let root = '';
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
const now = (): string => fingerprint(root, ['src', 'package.json', 'dist']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  write('src/index.ts', 'a');
  write('src/deep/part.ts', 'b');
  write('package.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

it('a fingerprint is the same for the same files', () => {
  const before = now();
  write('src/index.ts', 'a');
  write('README.md', 'of no concern');
  expect(now()).toBe(before);
});

it.each([
  ['a letter changes', () => write('src/deep/part.ts', 'c')],
  ['a file is renamed', () => renameSync(join(root, 'src/index.ts'), join(root, 'src/main.ts'))],
  ['a file is added', () => write('src/deep/more.ts', '')],
  ['a file is removed', () => rmSync(join(root, 'src/index.ts'))],
  ['a missing folder is added', () => mkdirSync(join(root, 'dist')) ?? write('dist/built.js', '')],
])('a fingerprint changes if %s', (_what, change) => {
  const before = now();
  change();
  expect(now()).not.toBe(before);
});
