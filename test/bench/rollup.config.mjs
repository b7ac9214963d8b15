import { minified } from '../../rollup/minify.mjs';
import { browserPlugins, onwarn } from '../../rollup/plugins.mjs';

/** The floor has the form's own minifier, with its settings. */
export default {
  input: 'test/bench/floor/index.tsx',
  output: { file: 'build/bench/floor.js', format: 'iife', plugins: minified() },
  plugins: browserPlugins(),
  onwarn,
};
