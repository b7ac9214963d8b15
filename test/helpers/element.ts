import type { Locator, Page } from 'playwright-core';

/** The order form's element, as the host page sees it. */
export const elementOf = (page: Page): Locator => page.locator('voice-order-form');
