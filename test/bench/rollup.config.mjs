import rollupConfig from '../../rollup.config.mjs';
import { browserPlugins, onwarn } from '../../rollup/plugins.mjs';

/** The floor has the form's own minifier, with its settings. */
const minify = rollupConfig[0].output.plugins.find(({ name }) => name === 'terser');

export default {
  input: 'test/bench/floor/index.tsx',
  output: { file: 'build/bench/floor.js', format: 'iife', plugins: [minify] },
  plugins: browserPlugins(),
  onwarn,
};
