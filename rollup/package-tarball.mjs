import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { packageIntegrityOf } from './served.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const pretty = (data) => `${JSON.stringify(data, null, 2)}\n`;

/** The fields of package.json for people who install the package. */
const publicFields = [
  'name',
  'version',
  'description',
  'keywords',
  'homepage',
  'bugs',
  'repository',
  'author',
  'license',
  'private',
  'type',
  'sideEffects',
  'bin',
  'types',
  'exports',
  'customElements',
  'web-types',
];

const publicManifest = (manifest) =>
  Object.fromEntries(publicFields.filter((field) => field in manifest).map((field) => [field, manifest[field]]));

/**
 * The package's own README. It is in the folder above the documents, and registries show it alone, so images have
 * absolute URLs based on the project's homepage; without a homepage, there are none.
 */
function readmeOf(text, homepage) {
  const picture = homepage === undefined ? '' : `![$1](${homepage.replace(/\/$/u, '')}/docs/$2)`;
  return text
    .replaceAll(/!\[([^\]]*)\]\(([\w-]+\.\w+)\)\n*/gu, picture === '' ? '' : `${picture}\n\n`)
    .replaceAll(/\]\((?!https?:|#|\.\.\/)/gu, '](docs/')
    .replaceAll('](../', '](');
}

/** Packs a folder and returns the name of the file. Ignores settings of an npm that runs this, such as `--dry-run`. */
function pack(cwd, destination) {
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_config_/iu.test(name)));
  const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', destination];
  return execFileSync('npm', words, { cwd, env: own, encoding: 'utf8' }).trim();
}

/** Turns the documents' links to files outside the package into plain text. */
function unlinkRest(home) {
  const files = readdirSync(home, { recursive: true }).filter((file) => file.endsWith('.md'));
  for (const file of files) {
    const path = join(home, file);
    const text = readFileSync(path, 'utf8');
    const isThere = (link) => /^(?:https?:|#)/u.test(link) || existsSync(join(dirname(path), link.replace(/#.*/u, '')));
    writeFileSync(
      path,
      text.replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/gu, (whole, words, link) => (isThere(link) ? whole : words)),
    );
  }
}

/**
 * Packs what bundlers need into a folder, without anything only for this project's developers. Returns the file's name.
 */
function packPackage(destination) {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    execFileSync('tar', ['-xzf', pack(root, folder)], { cwd: folder });
    const home = join(folder, 'package');
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    writeFileSync(join(home, 'package.json'), pretty(publicManifest(manifest)));
    unlinkRest(home);
    const readme = readFileSync(join(root, 'docs/package.md'), 'utf8');
    writeFileSync(join(home, 'README.md'), readmeOf(readme, manifest.homepage));
    return pack(home, resolve(destination));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Puts the package beside the script, and its hash into `release.json`. An output plugin, after all others. */
export const packageTarball = () => ({
  name: 'package-tarball',
  writeBundle({ file }) {
    const folder = dirname(file);
    const name = packPackage(folder);
    const integrity = packageIntegrityOf(readFileSync(join(folder, name)));
    const path = join(folder, 'release.json');
    const release = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, pretty({ ...release, package: { file: name, integrity } }));
  },
});
