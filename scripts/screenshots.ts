import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { argv, exit } from 'node:process';
import type { Page } from 'playwright-core';
import { createStage, type Stage } from '../test/helpers/stage.ts';
import type { Visit } from '../test/helpers/walk-tools.ts';
import { walks } from '../test/helpers/walk.ts';
import { writeContactSheet, type Picture } from './contact-sheet.ts';

const widths = [320, 768, 1280] as const;
const colorSchemes = ['light', 'dark'] as const;
const height = 900;

/** The same screen in French, where the form is on it, and back again. */
async function inFrench(page: Page, action: () => Promise<void>): Promise<void> {
  const setLang = (lang: string | null) =>
    page.evaluate((value) => {
      const form = document.querySelector('voice-order-form');
      if (value === null) form?.removeAttribute('lang');
      else form?.setAttribute('lang', value);
    }, lang);
  await setLang('fr-CA');
  await action();
  await setLang(null);
}

/** Takes a picture of each screen: the whole page, or only what is in sight while a dialog covers it. */
function pictures(page: Page, { out, width, scheme }: { out: string; width: number; scheme: string }) {
  const taken: Picture[] = [];
  const take = async (screen: string, mode: string): Promise<void> => {
    const file = join(mode, `${screen.replaceAll(' ', '-')}.png`);
    const isCovered = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
    // The bar that sticks to the bottom of the window would stand in the middle of a picture of the whole page.
    if (!isCovered) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.screenshot({ path: join(out, file), fullPage: !isCovered, animations: 'disabled' });
    taken.push({ screen, mode, file });
  };
  const visit: Visit = async (screen) => {
    await take(screen, `${width}-${scheme}`);
    const hasForm = (await page.locator('voice-order-form').count()) > 0;
    if (scheme === 'light' && hasForm) await inFrench(page, () => take(screen, `${width}-french`));
  };
  return { taken, visit };
}

async function picture(stage: Stage, out: string): Promise<void> {
  const { partnerUrl, shopUrl, newPage, browser } = stage;
  const all: Picture[] = [];
  for (const scheme of colorSchemes) {
    for (const width of widths) {
      const page = await newPage({ colorScheme: scheme, viewport: { width, height } });
      const { taken, visit } = pictures(page, { out, width, scheme });
      for (const walk of Object.values(walks)) await walk({ page, partnerUrl, shopUrl, visit });
      await page.context().close();
      all.push(...taken);
      console.log(`${width} px, ${scheme}: ${taken.length} pictures`);
    }
  }
  await writeContactSheet(browser, out, all);
}

const [, , out] = argv;
if (out === undefined) {
  console.error('Say where the pictures go: npx tsx scripts/screenshots.ts <folder>');
  exit(1);
}
await mkdir(out, { recursive: true });
const stage = await createStage();
try {
  await picture(stage, resolve(out));
} finally {
  await stage.close();
}
