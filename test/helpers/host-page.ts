import type { Page } from 'playwright-core';
import { watchHostState, type HostState } from './in-page/host-state.ts';
import { watchListeners } from './in-page/listeners.ts';
import { hold } from './walk-tools.ts';

/**
 * Opens a page with the shop's script held back, so that the page can be examined before and after the element loads.
 */
export async function openWatched(page: Page, url: string) {
  const loadElement = await hold(page, '**/voice-order-form.js');
  await page.addInitScript(watchListeners);
  await page.addInitScript(watchHostState);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return {
    loadElement,
    state: (): Promise<HostState | undefined> => page.evaluate(() => window.hostState?.()),
    listeners: (): Promise<readonly string[] | undefined> => page.evaluate(() => window.listenersHeld?.()),
  };
}
