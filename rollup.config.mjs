import { builtIns } from './rollup/built-ins.mjs';
import { buildDesk, deskApart, nameDesk } from './rollup/desk.mjs';
import { kitPage } from './rollup/kit-page.mjs';
import { emitLanguages } from './rollup/languages.mjs';
import { majorFolder } from './rollup/major-folder.mjs';
import { minified } from './rollup/minify.mjs';
import { moduleWeights } from './rollup/module-weights.mjs';
import { notices } from './rollup/notices.mjs';
import { packageFiles, reportModule } from './rollup/package-files.mjs';
import { packageTarball } from './rollup/package-tarball.mjs';
import { browserPlugins, commandPlugins, kitPlugins, onwarn } from './rollup/plugins.mjs';
import { releaseFiles } from './rollup/release-files.mjs';
import { wordpressPlugin } from './rollup/wordpress-plugin.mjs';

/**
 * Calls without effects that bundlers can't recognize: Radix's `__name(function, 'name')` only keeps the names of
 * functions, and jotai creates a storage for an atom that the form does not use.
 */
const treeshake = { manualPureFunctions: ['__name', 'createJSONStorage'] };

const script = {
  input: 'src/index.ts',
  output: {
    dir: 'dist',
    entryFileNames: 'voice-order-form.js',
    chunkFileNames: '[name].js',
    // Two files of one module graph: the script, and the desk, which uses modules of the script.
    format: 'es',
    sourcemap: true,
    sourcemapExcludeSources: false,
    plugins: [
      builtIns({ hasCheck: true }),
      deskApart(),
      moduleWeights(),
      ...minified(),
      nameDesk(),
      packageFiles('voice-order-form'),
      wordpressPlugin('voice-order-form'),
      releaseFiles('voice-order-form'),
      majorFolder('voice-order-form'),
    ],
  },
  plugins: [...browserPlugins(), buildDesk(), emitLanguages(), notices()],
  treeshake,
  onwarn,
};

const healthReport = {
  input: 'src/health/show-health.ts',
  output: {
    file: 'dist/voice-order-form-health.js',
    format: 'es',
    plugins: [
      builtIns({ hasCheck: false }),
      ...minified(),
      reportModule('voice-order-form'),
      majorFolder('voice-order-form'),
    ],
  },
  plugins: browserPlugins(),
  onwarn,
};

/** A command for people who run a shop: it runs in Node, with the element's own client. */
const check = {
  input: 'src/shop-check/command.ts',
  output: {
    file: 'dist/voice-order-form-check.mjs',
    format: 'es',
    banner: '#!/usr/bin/env node',
    plugins: [packageTarball(), majorFolder('voice-order-form')],
  },
  plugins: [...commandPlugins(), notices('voice-order-form-check-licenses.txt')],
};

/** The partner kit, as a folder of plain files that a shop serves at `/kit/`. */
const kit = {
  input: 'demo/kit/main.ts',
  output: { file: 'dist/kit/kit.js', format: 'es' },
  plugins: [...kitPlugins(), kitPage()],
};

/**
 * With `--watch`, the output is in a separate folder and not minified, which is the slowest step: an edit should show
 * within seconds.
 */
const watched = [
  {
    ...script,
    treeshake: false,
    output: {
      ...script.output,
      dir: '.data/script',
      plugins: [builtIns({ hasCheck: true }), deskApart(), nameDesk(), majorFolder('voice-order-form')],
    },
  },
  {
    ...healthReport,
    output: {
      file: '.data/script/voice-order-form-health.js',
      format: 'es',
      plugins: [majorFolder('voice-order-form')],
    },
  },
  { ...kit, output: { ...kit.output, file: '.data/script/kit/kit.js' } },
];

export default process.env.ROLLUP_WATCH ? watched : [script, healthReport, check, kit];
