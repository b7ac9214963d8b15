import type { Locator, Page } from 'playwright-core';
import { middleOf } from './middle-of.ts';

/** Taps twice on the same place, equally fast on a busy and an idle machine: a slower one would not be a double tap. */
export async function doubleTap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
}
