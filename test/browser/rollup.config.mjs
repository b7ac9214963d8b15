import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserPlugins, onwarn } from '../../rollup/plugins.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

// Tests that are no more would run on.
rmSync('build/browser', { recursive: true, force: true });

/** Each browser test becomes a file; shared modules are beside them. The built script is not included. */
export default {
  input: readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}${name}`),
  output: { dir: 'build/browser', format: 'es' },
  external: (id) => id.startsWith('/__web-dev-server__'),
  plugins: browserPlugins(),
  onwarn,
};
