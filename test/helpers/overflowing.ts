import type { Locator } from 'playwright-core';

/** What is wider than the room it has, but for what scrolls sideways on purpose. */
export const overflowing = (region: Locator): Promise<readonly string[]> =>
  region.evaluate((form) => {
    const scrolls = (one: Element | null): boolean =>
      one !== null && one !== form && (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
    const end = form.getBoundingClientRect().right + 1;
    return [...form.querySelectorAll('button, label, h2, h3, p, span')]
      .filter((one) => one.getBoundingClientRect().right > end && !scrolls(one))
      .map((one) => one.textContent ?? '');
  });
