import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { builtFiles } from './rollup/languages.mjs';
import { define } from './rollup/plugins.mjs';
import { FileOrder } from './test/helpers/file-order.ts';

const source = {
  plugins: [builtFiles(), vanillaExtractPlugin()],
  define: { ...define, IS_PACKAGE: 'false' },
};

const common = {
  // Creating a document takes longer than most unit tests, so a file that needs one says so.
  environment: 'node',
  // Limits are for tests that hang: a busy machine may need many times as long as an idle one.
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 120_000 } },
};

/** The workers share what they have loaded across files: code, and for e2e a browser and a shop. */
const shared = { ...common, isolate: false };

/** Tests of the shop that another database does not change: of pages, texts, headers and answers of others. */
const sameOnPostgres = [
  'accounts-page',
  'caching',
  'check',
  'check-table',
  'cookies',
  'description',
  'drafts',
  'http',
  'languages',
  'logs',
  'mails',
  'metrics',
  'odd-paths',
  'order-texts',
  'pricing',
  'pricing-properties',
  'prompts-openrouter',
  'receipt',
  'return-url',
  'script-files',
  'signed-tokens',
  'webhook-url',
].map((name) => `test/shop/${name}.test.ts`);

export default defineConfig({
  test: {
    sequence: { sequencer: FileOrder },
    projects: [
      {
        ...source,
        test: {
          ...shared,
          name: 'unit',
          include: ['test/{unit,faults,model}/**/*.test.{ts,tsx}'],
          setupFiles: ['test/unit/helpers/empty-storage.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          name: 'shop',
          include: ['test/shop/**/*.test.ts'],
          exclude: ['test/shop/postgres/**'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          name: 'postgres',
          include: ['test/shop/**/*.test.ts'],
          exclude: ['test/shop/file/**', ...sameOnPostgres],
          globalSetup: 'test/shop/postgres/server.ts',
          maxWorkers: 2,
        },
      },
      // One more than CI has cores, as pages often wait.
      { test: { ...shared, name: 'e2e', include: ['test/e2e/**/*.test.ts'], maxWorkers: 3 } },
      { test: { ...common, name: 'deploy', include: ['test/deploy/**/*.test.ts'] } },
      { test: { ...common, name: 'php', include: ['test/php/**/*.test.ts'] } },
      { test: { ...common, name: 'wordpress', include: ['test/wordpress/**/*.test.ts'] } },
      { test: { ...common, name: 'engines', include: ['test/engines/**/*.test.ts'] } },
      // A walk takes as long as it takes to hear; Orca refuses to start beside another Orca.
      { test: { ...common, name: 'orca', include: ['test/orca/**/*.test.ts'], testTimeout: 1_200_000 } },
    ],
  },
});
