import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { deskFile } from './rollup/desk.mjs';
import { languageFiles } from './rollup/languages.mjs';
import { define } from './rollup/plugins.mjs';
import { LongestFirst } from './test/helpers/longest-first.ts';

// What another file has read already can't be replaced any more, nor read a second time: such tests have their code alone.
const alone = {
  shop: ['test/shop/fourth-service.test.ts'],
  unit: [
    'test/unit/desk/desk-slot.test.tsx',
    'test/unit/desk/import-unlikely.test.tsx',
    'test/unit/form/renders.test.tsx',
    'test/unit/fourth-service.test.tsx',
    'test/unit/message-words.test.ts',
    'test/unit/state/host/storage.test.ts',
    'test/unit/state/saving/restore-order.test.ts',
    'test/unit/state/saving/start-saving.test.ts',
    'test/unit/state/tell-host.test.ts',
  ],
};

const source = {
  plugins: [languageFiles(), deskFile(), vanillaExtractPlugin()],
  define: { ...define, IS_PACKAGE: 'false' },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          include: ['test/{unit,faults,model}/**/*.test.{ts,tsx}'],
          exclude: alone.unit,
          // Making a document takes longer than most of these tests: a file that needs one says so.
          environment: 'node',
          // Each test makes stores of its own; the code is read once.
          isolate: false,
        },
      },
      { ...source, test: { name: 'unit-alone', include: alone.unit, environment: 'node' } },
      {
        test: {
          name: 'shop',
          include: ['test/shop/**/*.test.ts'],
          exclude: alone.shop,
          environment: 'node',
          testTimeout: 20_000,
          // Each test makes shops of its own; their code is read once.
          isolate: false,
        },
      },
      {
        test: { name: 'shop-alone', include: alone.shop, environment: 'node', testTimeout: 20_000 },
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
