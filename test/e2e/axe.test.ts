import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { repainted, violationsInSight, violationsOn } from '../helpers/axe.ts';
import { setStage } from '../helpers/set-stage.ts';
import { walks } from '../helpers/walk.ts';

const stage = setStage();

interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly media: Parameters<Page['emulateMedia']>[0];
  readonly check: (page: Page) => Promise<readonly string[]>;
}

/** By how much the page is too wide for its window. */
async function excessOf(page: Page): Promise<readonly string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return excess > 0 ? [`${excess} px too wide`] : [];
}

/** How each screen is looked at; the walk goes on with the usual look. */
const looks = {
  usual: {
    viewport: { width: 1280, height: 900 },
    media: { colorScheme: 'light', forcedColors: 'none' },
    check: violationsOn,
  },
  'dark and small': {
    viewport: { width: 320, height: 900 },
    media: { colorScheme: 'dark', forcedColors: 'none' },
    check: violationsInSight,
  },
  // 200 % is a window of 640 px; the colours are the browser's, and what axe looks at else is as above.
  'in forced colours': {
    viewport: { width: 640, height: 450 },
    media: { colorScheme: 'dark', forcedColors: 'active' },
    check: () => Promise.resolve([]),
  },
} satisfies Readonly<Record<string, Look>>;

test.each(Object.entries(walks))(
  'axe-core finds nothing on any screen, however it is looked at: %s',
  { timeout: 180_000 },
  async (_name, walk) => {
    const { newPage, partnerUrl, shopUrl } = stage();
    const page = await newPage();
    const found: Record<string, readonly string[]> = {};
    const screens: string[] = [];
    const lookLike = async ({ viewport, media }: Look): Promise<void> => {
      await page.setViewportSize(viewport);
      await page.emulateMedia(media);
      await repainted(page);
    };
    const visit = async (screen: string): Promise<void> => {
      screens.push(screen);
      for (const [name, look] of Object.entries(looks)) {
        await lookLike(look);
        const troubles = [...(await look.check(page)), ...(await excessOf(page))];
        if (troubles.length > 0) found[`${screen}: ${name}`] = troubles;
      }
      await lookLike(looks.usual);
    };
    await lookLike(looks.usual);
    await walk({ page, partnerUrl, shopUrl, visit });
    expect(found).toEqual({});
    expect(['sent before', 'login']).toContain(screens.at(-1));
  },
);
