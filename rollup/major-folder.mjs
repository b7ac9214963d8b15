import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Files whose names are the same in every release. */
const stableFiles = (name) => [
  ...['', '.br', '.gz', '.map'].map((ending) => `${name}.js${ending}`),
  `${name}-health.js`,
  `${name}-licenses.txt`,
  'release.json',
];

/**
 * For version 1, copies a build's files with stable names from a folder into `v1` inside it. No other build writes
 * there.
 */
export function fillMajorFolder(folder, { name, version }) {
  const to = join(folder, `v${version.split('.')[0]}`);
  mkdirSync(to, { recursive: true });
  for (const file of stableFiles(name)) {
    if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(to, file));
  }
}

/** Updates the folder of this major version, which pages load from. An output plugin, the last one. */
export const majorFolder = (name) => ({
  name: 'major-folder',
  writeBundle({ file, dir }) {
    fillMajorFolder(dir ?? dirname(file), { name, version: manifest.version });
  },
});
