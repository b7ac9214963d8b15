import terser from '@rollup/plugin-terser';
import { emitLanguages } from './rollup/languages.mjs';
import { packageFiles } from './rollup/package-files.mjs';
import { browserPlugins, onwarn } from './rollup/plugins.mjs';
import { releaseFiles } from './rollup/release-files.mjs';
import { shortNames } from './rollup/short-names.mjs';

const minify = terser({
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, unsafe_arrows: true, toplevel: true },
  mangle: { toplevel: true },
  // Pages and servers that do not say UTF-8 would garble anything else. Bundlers must leave what the health report is.
  format: { comments: /webpackIgnore|@vite-ignore/u, ascii_only: true },
});

const script = {
  input: 'src/index.ts',
  output: {
    file: 'dist/voice-order-form.js',
    format: 'iife',
    sourcemap: true,
    sourcemapExcludeSources: false,
    plugins: [shortNames(), minify, packageFiles('voice-order-form'), releaseFiles('voice-order-form')],
  },
  plugins: [...browserPlugins(), emitLanguages()],
  onwarn,
};

const healthReport = {
  input: 'src/health/show-health.ts',
  output: { file: 'dist/voice-order-form-health.js', format: 'es', plugins: [minify] },
  plugins: browserPlugins(),
  onwarn,
};

export default [script, healthReport];
