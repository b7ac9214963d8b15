import type { Page } from 'playwright-core';
import { watchHostState, type HostState } from './in-page/host-state.ts';
import { watchListeners } from './in-page/listeners.ts';

/** Calls a function that a helper left on the page's window. */
export function callInPage<T>(page: Page, name: string): Promise<T> {
  return page.evaluate((key) => (Reflect.get(window, key) as () => T)(), name);
}

/** Opens a page with the shop's script held back, so that the page can be seen before and after the element came. */
export async function openWatched(page: Page, url: string) {
  let loadElement: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (loadElement = resolve));
  await page.route('**/voice-order-form.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(watchListeners);
  await page.addInitScript(watchHostState);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return {
    loadElement,
    state: () => callInPage<HostState>(page, 'hostState'),
    listeners: () => callInPage<readonly string[]>(page, 'listenersHeld'),
  };
}
