import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import type { Page } from 'playwright-core';
import { createStage, type Stage } from '../test/helpers/stage.ts';
import type { Visit } from '../test/helpers/walk-tools.ts';
import { walk } from '../test/helpers/walk.ts';

const widths = [320, 768, 1280] as const;
const colorSchemes = ['light', 'dark'] as const;
const height = 900;

/** Takes a picture of each screen: the whole page, or only what is in sight while a dialog covers it. */
function pictures(page: Page, folder: string): Visit {
  let count = 0;
  return async (screen) => {
    count += 1;
    const name = `${String(count).padStart(2, '0')}-${screen.replaceAll(' ', '-')}.png`;
    const isCovered = (await page.getByRole('dialog').count()) > 0;
    // The bar that sticks to the bottom of the window would stand in the middle of a picture of the whole page.
    if (!isCovered) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.screenshot({ path: join(folder, name), fullPage: !isCovered, animations: 'disabled' });
  };
}

async function picture(stage: Stage, out: string): Promise<void> {
  const { partnerUrl, shopUrl } = stage;
  for (const colorScheme of colorSchemes) {
    for (const width of widths) {
      const folder = join(out, `${width}-${colorScheme}`);
      await mkdir(folder, { recursive: true });
      const page = await stage.newPage({ colorScheme, viewport: { width, height } });
      await walk({ page, partnerUrl, shopUrl, visit: pictures(page, folder) });
      await page.context().close();
      console.log(folder);
    }
  }
}

const [, , out] = argv;
if (out === undefined) {
  console.error('Say where the pictures go: npx tsx scripts/screenshots.ts <folder>');
  exit(1);
}
const stage = await createStage();
try {
  await picture(stage, out);
} finally {
  await stage.close();
}
