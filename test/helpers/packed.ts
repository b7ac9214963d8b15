import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'voice-order-form-'));

const isRelease = (
  value: unknown,
): value is { readonly package: { readonly file: string; readonly integrity: string } } =>
  typeof value === 'object' && value !== null && 'package' in value;

/** The built package: its path, and its hash according to the shop. */
export function builtPackage(): { readonly tarball: string; readonly integrity: string } {
  const release: unknown = JSON.parse(readFileSync(join(root, 'dist/release.json'), 'utf8'));
  if (!isRelease(release)) throw new Error('dist/release.json names no package.');
  return { tarball: join(root, 'dist', release.package.file), integrity: release.package.integrity };
}

/** Unpacks a tarball into a project's node_modules. */
export function unpack(tarball: string, project: string): string {
  const home = join(project, 'node_modules/voice-order-form');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  return home;
}

interface Project {
  readonly folder: string;
  readonly tarball: string;
  /** The folder of the sources, relative to the root of this project. */
  readonly sources: string;
  /** Further packages of the project, each with its path relative to the root of this project. */
  readonly packages?: Readonly<Record<string, string>>;
}

/** Makes a partner's project that has the package and compiles strictly, its packages' types too. */
export function makeProject({ folder, tarball, sources, packages = {} }: Project): string {
  cpSync(join(root, sources), folder, { recursive: true });
  unpack(tarball, folder);
  for (const [name, path] of Object.entries(packages)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, path), link);
  }
  const options = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
    jsx: 'react-jsx',
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
  };
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  return folder;
}

/** The compiler's errors for a project; empty if there are none. */
export function compile(folder: string): string {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]);
    return '';
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}
