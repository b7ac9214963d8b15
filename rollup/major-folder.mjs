import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Files whose names stay from release to release. */
const stableFiles = (name) => [
  ...['', '.br', '.gz', '.map'].map((ending) => `${name}.js${ending}`),
  `${name}-health.js`,
  `${name}-licenses.txt`,
  'release.json',
];

/** Copies what a build has put into a folder under stable names into `v1` in it, for version 1: no other build does. */
export function fillMajorFolder(folder, { name, version }) {
  const to = join(folder, `v${version.split('.')[0]}`);
  mkdirSync(to, { recursive: true });
  for (const file of stableFiles(name)) {
    if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(to, file));
  }
}

/** Keeps the folder of this major version up to date, from which pages of it load. An output plugin, last in the row. */
export const majorFolder = (name) => ({
  name: 'major-folder',
  writeBundle({ file, dir }) {
    fillMajorFolder(dir ?? dirname(file), { name, version: manifest.version });
  },
});
