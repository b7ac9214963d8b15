import { build, type BuildOptions } from 'esbuild';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../frameworks', import.meta.url));

export const frameworkNames = async (): Promise<readonly string[]> =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** A page's script, bundled from an entry and its imports. */
export async function bundle(entry: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // Keeps the frameworks' own warnings. Vue's build with the compiler accepts templates as strings.
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    // Its paths lead to types.
    tsconfigRaw: {},
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

const entryOf = (name: string, file: string): string | undefined =>
  [`${file}.tsx`, `${file}.ts`].map((path) => join(folder, name, path)).find((path) => existsSync(path));

/** The script of a framework's page, bundled as a company would; undefined if there is no such page. */
export async function frameworkScript(name: string): Promise<string> {
  const entry = entryOf(name, 'main');
  return entry === undefined ? '' : bundle(entry);
}

/** The HTML that a company's server renders for a page; undefined if it renders none. */
export async function frameworkHtml(name: string): Promise<string> {
  const entry = entryOf(name, 'server');
  if (entry === undefined) return '';
  const code = await bundle(entry, { define: { 'process.env.NODE_ENV': '"production"' } });
  const drawn: unknown = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const hasHtml = typeof drawn === 'object' && drawn !== null && 'html' in drawn && typeof drawn.html === 'string';
  if (!hasHtml) throw new Error(`${entry} draws nothing.`);
  return String(drawn.html);
}
