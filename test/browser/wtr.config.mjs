import { chromeLauncher } from '@web/test-runner-chrome';
import { fileURLToPath } from 'node:url';
import { headlessShellPath } from '../../scripts/ensure-chromium.mjs';
import { fakeShop } from './fake-shop.mjs';

/** Runs the bundled browser tests on the built script in the installed Chromium’s headless shell. */
export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  files: 'build/browser/*.test.js',
  // Focus and frames are those of the one page in front.
  concurrency: 1,
  middleware: [fakeShop],
  testFramework: { config: { timeout: 30_000 } },
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: headlessShellPath(),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          // Roles and names as assistive technology gets them; their tree is built once, not for each question.
          '--enable-blink-features=ComputedAccessibilityInfo',
          '--force-renderer-accessibility',
        ],
      },
    }),
  ],
};
