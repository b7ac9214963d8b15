import type { Page } from 'playwright-core';
import { gate } from './gate.ts';

/** The action on each screen of the walk: a check, or a picture. */
export type Visit = (screen: string) => Promise<void>;

export interface WalkOptions {
  readonly page: Page;
  readonly partnerUrl: string;
  readonly shopUrl: string;
  readonly visit: Visit;
}

/** Holds requests back until they are released, so that a short-lived state can be examined. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { passed, open } = gate();
  await page.route(url, async (route) => {
    await passed;
    await route.continue();
  });
  return open;
}

/** Nothing is being calculated any more, and nothing moves or fades. */
export async function settled(page: Page): Promise<void> {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() => {
    const root = document.querySelector('voice-order-form')?.shadowRoot;
    return root?.getAnimations().every((animation) => animation.playState === 'finished');
  });
}
