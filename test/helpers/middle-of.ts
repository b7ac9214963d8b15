import type { Locator } from 'playwright-core';

/** The position of an element in the window: its middle. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
