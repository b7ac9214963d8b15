import type { Page } from 'playwright-core';
import { gate } from './gate.ts';
import { watchHostState, type HostState } from './in-page/host-state.ts';
import { watchListeners } from './in-page/listeners.ts';

/**
 * Opens a page with the shop's script held back, so that the page can be examined before and after the element loads.
 */
export async function openWatched(page: Page, url: string) {
  const script = gate();
  await page.route('**/voice-order-form.js', async (route) => {
    await script.passed;
    await route.continue();
  });
  await page.addInitScript(watchListeners);
  await page.addInitScript(watchHostState);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return {
    loadElement: script.open,
    state: (): Promise<HostState | undefined> => page.evaluate(() => window.hostState?.()),
    listeners: (): Promise<readonly string[] | undefined> => page.evaluate(() => window.listenersHeld?.()),
  };
}
