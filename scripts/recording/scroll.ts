import type { Locator } from 'playwright-core';
import type { Camera } from './camera.ts';
import { step, steps } from './steps.ts';

/** Scrolls the page until an element is so many pixels below the window's upper edge. */
export async function scrollTo(camera: Camera, target: Locator, below: number): Promise<void> {
  const page = target.page();
  const top = await target.evaluate((one) => one.getBoundingClientRect().top);
  const from = await page.evaluate(() => scrollY);
  for (const part of steps(8)) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), from + (top - below) * part);
    await camera.show(step);
  }
}

/** Scrolls an open dialog to its end. */
export async function scrollIn(camera: Camera, dialog: Locator): Promise<void> {
  for (const part of steps(8)) {
    await dialog.evaluate((box, share) => {
      const long = [...box.querySelectorAll('*')].find((one) => /auto|scroll/u.test(getComputedStyle(one).overflowY));
      if (long) long.scrollTop = (long.scrollHeight - long.clientHeight) * share;
    }, part);
    await camera.show(step);
  }
}
