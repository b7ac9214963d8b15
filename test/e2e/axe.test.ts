import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../helpers/axe.ts';
import { setStage } from '../helpers/set-stage.ts';
import { walk } from '../helpers/walk.ts';

const stage = setStage();

/** How the same screens are met; 200 % is a window of 640 px in a browser that shows everything at twice its size. */
const modes: Readonly<Record<string, BrowserContextOptions>> = {
  'light, 1280 px': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  'dark, 320 px': { viewport: { width: 320, height: 900 }, colorScheme: 'dark' },
  'forced colours, at 200 %': {
    viewport: { width: 640, height: 450 },
    deviceScaleFactor: 2,
    colorScheme: 'dark',
    forcedColors: 'active',
  },
};

/** By how much the page is too wide for its window. */
const excessOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.each(Object.entries(modes))(
  'axe-core finds nothing on any screen: %s',
  { timeout: 180_000 },
  async (_mode, options) => {
    const { newPage, partnerUrl, shopUrl } = stage();
    const page = await newPage(options);
    const found: Record<string, readonly string[]> = {};
    const screens: string[] = [];
    const visit = async (screen: string): Promise<void> => {
      screens.push(screen);
      const violations = await violationsOn(page);
      const excess = await excessOf(page);
      const troubles = excess > 0 ? [...violations, `${excess} px too wide`] : violations;
      if (troubles.length > 0) found[screen] = troubles;
    };
    await walk({ page, partnerUrl, shopUrl, visit });
    expect(found).toEqual({});
    expect(screens).toContain('thank you');
  },
);
