import type { Locator, Page } from 'playwright-core';

/** The order form's element, as the host page sees it. */
export const elementOf = (page: Page): Locator => page.locator('voice-order-form');

/** Collects the details of an event that the element dispatches, from now on. */
export async function recordEvents(page: Page, name: string): Promise<() => Promise<readonly unknown[]>> {
  const details = await elementOf(page).evaluateHandle((element, type) => {
    const seen: unknown[] = [];
    element.addEventListener(type, (event) => {
      if (event instanceof CustomEvent) seen.push(event.detail);
    });
    return seen;
  }, name);
  return () => details.evaluate((seen) => seen);
}

/** What the page's storage holds under the element's prefix. */
export const storedText = (page: Page, key: string): Promise<string> =>
  page.evaluate((name) => localStorage.getItem(`voice-order-form:${name}`) ?? '', key);
