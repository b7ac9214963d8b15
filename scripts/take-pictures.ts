import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Visit } from '../test/helpers/walk-tools.ts';
import type { Picture } from './contact-sheet.ts';

/** Shows the same screen in French, if the form is on it, and switches back. */
async function inFrench(page: Page, action: () => Promise<void>): Promise<void> {
  const setLang = (lang: string | null) =>
    page.evaluate((value) => {
      const form = document.querySelector('voice-order-form');
      if (value === null) form?.removeAttribute('lang');
      else form?.setAttribute('lang', value);
    }, lang);
  await setLang('fr-CA');
  // The page scrolls as its texts grow: a picture taken meanwhile would show a misplaced dialog.
  await page.waitForTimeout(300);
  await action();
  await setLang(null);
}

interface Taking {
  readonly out: string;
  readonly width: number;
  readonly scheme: string;
}

const topOfForm = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const form = document.querySelector('voice-order-form');
    return form === null ? 0 : Math.round(form.getBoundingClientRect().top + scrollY);
  });

/** Takes a picture of each screen: the whole page, or only the visible part if a dialog covers it. */
export function takePictures(page: Page, { out, width, scheme }: Taking) {
  const taken: Picture[] = [];
  const take = async (screen: string, mode: string): Promise<void> => {
    const file = join(mode, `${screen.replaceAll(' ', '-')}.png`);
    const isCovered = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
    // The sticky bar would be in the middle of a picture of the whole page.
    if (!isCovered) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const top = isCovered ? 0 : await topOfForm(page);
    await page.screenshot({ path: join(out, file), fullPage: !isCovered, animations: 'disabled' });
    taken.push({ screen, mode, file, top });
  };
  const visit: Visit = async (screen) => {
    await take(screen, `${width}-${scheme}`);
    const hasForm = (await page.locator('voice-order-form').count()) > 0;
    if (scheme === 'light' && hasForm) await inFrench(page, () => take(screen, `${width}-french`));
  };
  return { taken, visit };
}
