import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.mjs';

// Builds dist unless the current sources have already been built: `npm ci` builds it, and `npm test` need not build it
// again.

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'rollup.config.mjs',
  'rollup',
  'src',
  'demo/kit',
  'demo/pages/kit',
  'demo/wordpress',
  // The package's other files.
  'docs',
  'demo/smallest-shop',
  'demo/smallest-shop-php',
  'CHANGELOG.md',
  'SECURITY.md',
];
const note = join(root, 'node_modules/.cache/voice-order-form/build.txt');

const state = () => fingerprint(root, [...sources, 'dist']);

function isBuilt() {
  try {
    return readFileSync(note, 'utf8') === state();
  } catch {
    return false;
  }
}

if (isBuilt()) {
  console.log('dist is up to date.');
  exit();
}
const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
if (!existsSync(rollup)) {
  console.log(
    'The tools that build dist are not installed (--omit=dev). The shop needs a dist that was built elsewhere.',
  );
  exit();
}
const { status } = spawnSync(execPath, [rollup, '-c', '--silent'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) exit(status ?? 1);
mkdirSync(dirname(note), { recursive: true });
writeFileSync(note, state());
