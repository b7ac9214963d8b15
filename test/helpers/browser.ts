import { chromium, type Browser } from 'playwright-core';
import { chromiumPath, headlessShellPath } from '../../scripts/ensure-chromium.mjs';
import { quietFlags, shortLivedFlags } from './quiet-flags.mjs';

/** A name that is not localhost: plain http on it is no secure context, as on a partner's site without https. */
export const insecureHost = 'partner.test';

/**
 * Chromium draws two hidden pages for each window, for what the address bar suggests, and keeps a process ready for the
 * next site: off, they save a fifth of the time. A list of ours takes the place of Playwright's, so what its own says about pages stands here, too.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

/** The installed Chromium, without its chatter. */
export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  launch(chromiumPath(), [...quietFlags, ...flags]);

/** Its headless shell, where there is one: the same engine in less time. For tests, not for measuring. */
export const launchHeadlessShell = (): Promise<Browser> =>
  launch(headlessShellPath(), [...quietFlags, ...shortLivedFlags]);

function launch(executablePath: string, flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // Buyers’ browsers keep pages for the Back button: so does this one.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      ...flags,
      `--disable-features=${unusedFeatures.join(',')}`,
      `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`,
    ],
  });
}
