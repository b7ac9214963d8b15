import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserPlugins, onwarn } from '../../rollup/plugins.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

// Tests that are no more would run on.
rmSync('build/browser', { recursive: true, force: true });

/** The form with one language more, as a file and a line would add it: from right to left, and for tests only. */
const withMirrored = {
  name: 'test-language',
  transform: (code, id) =>
    id.endsWith('/src/text/text.ts')
      ? `import { mirrored } from '${folder}helpers/mirrored.ts';\n${code.replace("['en', en],", "['en', en], ['he', mirrored],")}`
      : null,
};
const mirroredForm = {
  input: 'src/index.ts',
  output: { file: 'build/browser/mirrored-form.js', format: 'iife', inlineDynamicImports: true },
  plugins: [withMirrored, ...browserPlugins()],
  onwarn,
};

/** Each browser test becomes one file; what they share is bundled into each. The built script stays outside. */
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({
    input: `${folder}${name}`,
    output: { file: `build/browser/${name.replace(/\.ts$/u, '.js')}`, format: 'es', inlineDynamicImports: true },
    external: (id) => id.startsWith('/__web-dev-server__'),
    plugins: browserPlugins(),
    onwarn,
  }));

export default [mirroredForm, ...tests];
