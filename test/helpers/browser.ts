import { chromium, type Browser } from 'playwright-core';
import { chromiumPath, headlessShellPath } from '../../scripts/ensure-chromium.mjs';
import { quietFlags, shortLivedFlags } from './quiet-flags.mjs';

/** A name that is not localhost: plain http on it is no secure context, as on a partner's site without https. */
export const insecureHost = 'partner.test';

/**
 * Chromium prerenders two hidden pages per window for address bar suggestions, and keeps a spare process; turning them
 * off saves a fifth of the time. Our list replaces Playwright's, so its own features about pages are repeated here.
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

/** Its headless shell, if installed: the same engine in less time. For tests, not for measuring. */
export const launchHeadlessShell = (): Promise<Browser> =>
  launch(headlessShellPath(), [...quietFlags, ...shortLivedFlags]);

function launch(executablePath: string, flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // Buyers’ browsers have a back/forward cache, so this one has it too.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      ...flags,
      `--disable-features=${unusedFeatures.join(',')}`,
      `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`,
    ],
  });
}
