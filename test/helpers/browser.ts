import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../../scripts/ensure-chromium.mjs';

/** A name that is not localhost: plain http on it is no secure context, as on a partner's site without https. */
export const insecureHost = 'partner.test';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The installed Chromium, without its chatter. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    // Buyers’ browsers keep pages for the Back button: so does this one.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...quiet, `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`],
  });
}
