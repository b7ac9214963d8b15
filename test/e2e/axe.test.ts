import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { repainted, violationsInSight, violationsOn } from '../helpers/axe.ts';
import { setStage } from '../helpers/set-stage.ts';
import { walk } from '../helpers/walk.ts';

const stage = setStage();

interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly media: Parameters<Page['emulateMedia']>[0];
  readonly check: (page: Page) => Promise<readonly string[]>;
}

/** Which page is wider than its window, here: this one, by so many px. */
async function excessOf(page: Page): Promise<readonly string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return excess > 0 ? [`${excess} px too wide`] : [];
}

/** How each screen is looked at, the way it is met first and last. */
const looks: Readonly<Record<string, Look>> = {
  'light, 1280 px': {
    viewport: { width: 1280, height: 900 },
    media: { colorScheme: 'light', forcedColors: 'none' },
    check: violationsOn,
  },
  'dark, 320 px': {
    viewport: { width: 320, height: 900 },
    media: { colorScheme: 'dark', forcedColors: 'none' },
    check: violationsInSight,
  },
  // 200 % is a window of 640 px; the colours are the browser's, and what axe looks at else is as above.
  'forced colours, at 200 %': {
    viewport: { width: 640, height: 450 },
    media: { colorScheme: 'dark', forcedColors: 'active' },
    check: () => Promise.resolve([]),
  },
};

test('axe-core finds nothing on any screen, however it is looked at', { timeout: 180_000 }, async () => {
  const { newPage, partnerUrl, shopUrl } = stage();
  const page = await newPage();
  const found: Record<string, readonly string[]> = {};
  const screens: string[] = [];
  const lookLike = async ({ viewport, media }: Look): Promise<void> => {
    await page.setViewportSize(viewport);
    await page.emulateMedia(media);
    await repainted(page);
  };
  const [usual] = Object.values(looks);
  if (usual === undefined) throw new Error('Nothing is looked at.');
  const visit = async (screen: string): Promise<void> => {
    screens.push(screen);
    for (const [name, look] of Object.entries(looks)) {
      await lookLike(look);
      const troubles = [...(await look.check(page)), ...(await excessOf(page))];
      if (troubles.length > 0) found[`${screen}: ${name}`] = troubles;
    }
    await lookLike(usual);
  };
  await lookLike(usual);
  await walk({ page, partnerUrl, shopUrl, visit });
  expect(found).toEqual({});
  expect(screens).toContain('thank you');
});
