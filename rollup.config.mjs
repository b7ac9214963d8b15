import { buildDesk, deskApart, nameDesk } from './rollup/desk.mjs';
import { emitLanguages } from './rollup/languages.mjs';
import { minified } from './rollup/minify.mjs';
import { packageFiles } from './rollup/package-files.mjs';
import { browserPlugins, onwarn } from './rollup/plugins.mjs';
import { releaseFiles } from './rollup/release-files.mjs';
import { shortNames } from './rollup/short-names.mjs';

const script = {
  input: 'src/index.ts',
  output: {
    dir: 'dist',
    entryFileNames: 'voice-order-form.js',
    chunkFileNames: '[name].js',
    // Two files of one graph: the script, and the desk that takes what it needs of it.
    format: 'es',
    sourcemap: true,
    sourcemapExcludeSources: false,
    plugins: [
      shortNames(),
      deskApart(),
      ...minified(),
      nameDesk(),
      packageFiles('voice-order-form'),
      releaseFiles('voice-order-form'),
    ],
  },
  plugins: [...browserPlugins(), buildDesk(), emitLanguages()],
  onwarn,
};

const healthReport = {
  input: 'src/health/show-health.ts',
  output: { file: 'dist/voice-order-form-health.js', format: 'es', plugins: minified() },
  plugins: browserPlugins(),
  onwarn,
};

export default [script, healthReport];
