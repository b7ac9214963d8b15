import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { deskFile } from './rollup/desk.mjs';
import { languageFiles } from './rollup/languages.mjs';
import { define } from './rollup/plugins.mjs';
import { LongestFirst } from './test/helpers/longest-first.ts';

// What another file has read already can't be replaced any more: such a test is none of `shop` and `rules`.
const replacesModules = 'test/shop/fourth-service.test.ts';

const rules = 'test/unit/{domain,api}/**/*.test.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [languageFiles(), deskFile(), vanillaExtractPlugin()],
        define,
        test: {
          name: 'unit',
          include: ['test/{unit,faults,model}/**/*.test.{ts,tsx}'],
          exclude: [rules],
          // Making a document takes longer than most of these tests: a file that needs one says so.
          environment: 'node',
        },
      },
      {
        // Pure functions: nothing that one test leaves could meet another.
        test: { name: 'rules', include: [rules], environment: 'node', isolate: false },
      },
      {
        test: {
          name: 'shop',
          include: ['test/shop/**/*.test.ts'],
          exclude: [replacesModules],
          environment: 'node',
          testTimeout: 20_000,
          // Each test makes shops of its own; their code is read once.
          isolate: false,
        },
      },
      {
        test: { name: 'shop-alone', include: [replacesModules], environment: 'node', testTimeout: 20_000 },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
          // A worker keeps its browser and its shop from file to file.
          isolate: false,
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
