import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserPlugins, onwarn } from '../../rollup/plugins.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

// Tests that are no more would run on.
rmSync('build/browser', { recursive: true, force: true });

/** Each browser test becomes one file; what they share is bundled into each. The built script stays outside. */
export default readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({
    input: `${folder}${name}`,
    output: { file: `build/browser/${name.replace(/\.ts$/u, '.js')}`, format: 'es', inlineDynamicImports: true },
    external: (id) => id.startsWith('/__web-dev-server__'),
    plugins: browserPlugins(),
    onwarn,
  }));
