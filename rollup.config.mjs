import terser from '@rollup/plugin-terser';
import { packageFiles } from './rollup/package-files.mjs';
import { browserPlugins, onwarn } from './rollup/plugins.mjs';
import { releaseFiles } from './rollup/release-files.mjs';
import { shortNames } from './rollup/short-names.mjs';

export default {
  input: 'src/index.ts',
  output: {
    file: 'dist/voice-order-form.js',
    format: 'iife',
    sourcemap: true,
    sourcemapExcludeSources: false,
    plugins: [
      shortNames(),
      terser({
        ecma: 2020,
        compress: { passes: 3, pure_getters: true, unsafe_arrows: true, toplevel: true },
        mangle: { toplevel: true },
        // Pages and servers that do not say UTF-8 would garble anything else.
        format: { comments: false, ascii_only: true },
      }),
      packageFiles('voice-order-form'),
      releaseFiles('voice-order-form'),
    ],
  },
  plugins: browserPlugins(),
  onwarn,
};
