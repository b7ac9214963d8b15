import { chromeLauncher } from '@web/test-runner-chrome';
import { readdirSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { headlessShellPath } from '../../scripts/ensure-chromium.mjs';
import { quietFlags, shortLivedFlags } from '../helpers/quiet-flags.mjs';
import { fakeShop } from './fake-shop.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'build/browser';
const files = readdirSync(`${root}${folder}`)
  .filter((name) => name.endsWith('.test.js'))
  .map((name) => `${folder}/${name}`);

const browser = () =>
  chromeLauncher({
    launchOptions: {
      executablePath: headlessShellPath(),
      args: [
        ...quietFlags,
        ...shortLivedFlags,
        // Roles and names as assistive technology gets them; their tree is built once, not for each question.
        '--enable-blink-features=ComputedAccessibilityInfo',
        '--force-renderer-accessibility',
      ],
    },
  });

/** Half of the files each, side by side: what has the focus is in front, so a browser has one page at a time. */
const halves = () =>
  [0, 1].map((half) => ({
    name: `half ${half + 1}`,
    files: files.filter((_name, index) => index % 2 === half),
    browsers: [browser()],
  }));

/** Runs the bundled browser tests on the built script in the installed Chromium’s headless shell; or `--files` alone. */
export default {
  rootDir: root,
  concurrency: 1,
  ...(argv.includes('--files') ? { browsers: [browser()] } : { groups: halves() }),
  middleware: [fakeShop],
  // Generous, as the machine may be busy; a test that waits in vain says so itself.
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 60_000 } },
};
