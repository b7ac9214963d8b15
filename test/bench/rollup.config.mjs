import rollupConfig from '../../rollup.config.mjs';
import { browserPlugins, onwarn } from '../../rollup/plugins.mjs';

/** The form's own minifier, with its settings: the floor is to be as small as it can be, too. */
const minify = rollupConfig[0].output.plugins.find(({ name }) => name === 'terser');

const script = (input, name, plugins) => ({
  input: `test/bench/${input}`,
  output: { file: `build/bench/${name}.js`, format: 'iife', sourcemap: true, plugins },
  plugins: browserPlugins(),
  onwarn,
});

export default [script('floor/index.tsx', 'floor', [minify]), script('probe.ts', 'probe', [])];
