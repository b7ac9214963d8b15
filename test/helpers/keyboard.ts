import type { Locator, Page } from 'playwright-core';

/** Runs in the page. */
function isActive(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
}

/** Whether the focus is on this, also inside of a shadow root. */
export const hasFocus = (locator: Locator): Promise<boolean> => locator.evaluate(isActive);

/** Presses Tab until the focus is on what is wanted, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, { key = 'Tab', most = 120 } = {}): Promise<void> {
  // Found once: looking for roles and names after each press took longer than all else.
  const element = await wanted.elementHandle();
  for (let presses = 0; presses <= most; presses += 1) {
    if (await element?.evaluate(isActive)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${most} times ${key} did not lead to ${String(wanted)}.`);
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

/** Goes to a button, link or checkbox and presses it. */
export async function pressOn(page: Page, control: Locator, key = 'Space'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to a select and picks the option that begins with what is typed. */
export async function typeAhead(page: Page, select: Locator, text: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.type(text);
}
