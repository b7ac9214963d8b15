import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { deskFile } from './rollup/desk.mjs';
import { languageFiles } from './rollup/languages.mjs';
import { patchLibraries } from './rollup/patch-libraries.mjs';
import { patchedPackages } from './rollup/patches.mjs';
import { define } from './rollup/plugins.mjs';
import { LongestFirst } from './test/helpers/longest-first.ts';

const source = {
  plugins: [patchLibraries(), languageFiles(), deskFile(), vanillaExtractPlugin()],
  define: { ...define, IS_PACKAGE: 'false' },
};

/** How long tests wait for a state. The default of one second is sometimes too short on a busy machine. */
const patient = { poll: { timeout: 30_000 } };

/** Tested with the build's patches. React's patch is for its production build, which browser tests run. */
const server = { deps: { inline: patchedPackages } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          include: ['test/{unit,faults,model}/**/*.test.{ts,tsx}'],
          // Creating a document takes longer than most of these tests, so a file that needs one says so.
          environment: 'node',
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each test creates its own stores; the code is loaded once.
          isolate: false,
          server,
        },
      },
      {
        test: {
          name: 'shop',
          include: ['test/shop/**/*.test.ts'],
          environment: 'node',
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each test creates its own shops; their code is loaded once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          environment: 'node',
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 3,
          // A worker keeps its browser and its shop across files.
          isolate: false,
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['test/deploy/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'php',
          include: ['test/php/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'wordpress',
          include: ['test/wordpress/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['test/engines/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
