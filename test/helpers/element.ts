import type { Locator, Page } from 'playwright-core';

/** The order form's element, as the host page sees it. */
export const elementOf = (page: Page): Locator => page.locator('voice-order-form');

/** The page's storage under the element's prefix. */
export const storedText = (page: Page, key: string): Promise<string> =>
  page.evaluate((name) => localStorage.getItem(`voice-order-form:${name}`) ?? '', key);
