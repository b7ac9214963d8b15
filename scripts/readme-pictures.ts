import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { bringFont } from '../test/helpers/bring-font.ts';
import { openForm, orderPage } from '../test/helpers/sample-order.ts';
import { createStage } from '../test/helpers/stage.ts';
import { settled } from '../test/helpers/walk-tools.ts';

// Takes the README's pictures of the built form: `npx rollup -c --silent && npx tsx scripts/readme-pictures.ts`.

const folder = fileURLToPath(new URL('../docs/', import.meta.url));

async function fillIn(view: Page, partnerUrl: string): Promise<void> {
  const form = await openForm(view, partnerUrl + orderPage);
  await bringFont(view);
  await form.chooseVoice('Female', 'Sophie');
  await form.button('Add another voice').click();
  // A phone shows the first voices only.
  const all = form.button(/^Show all/u);
  if (await all.isVisible()) await all.click();
  await form.voice('Maya').check();
  for (const number of [1, 2]) {
    await form.message(number).example.selectOption({ index: number * 4 });
    if (number === 1) await form.message(number).button('Add message').click();
  }
  await form.button(/^Select Willow/u).click();
  await form.button('Copy all scripts').waitFor();
  await settled(view);
}

const stage = await createStage();

async function take(name: string, options: BrowserContextOptions): Promise<void> {
  const view = await stage.newPage(options);
  await fillIn(view, stage.partnerUrl);
  if (name === 'summary') {
    await view.getByRole('button', { name: 'Proceed to payment (Order Summary)' }).click();
    await view.getByRole('dialog').waitFor();
  } else {
    await view.getByRole('region', { name: 'Select your voice' }).evaluate((section) => {
      section.scrollIntoView({ behavior: 'instant' });
      section.querySelector('[role=radiogroup]')?.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
    });
  }
  await view.waitForLoadState('networkidle');
  await view.screenshot({ path: `${folder}${name}.png` });
  await view.context().close();
}

try {
  const wide = { viewport: { width: 1180, height: 860 }, colorScheme: 'light' } as const;
  await take('form', wide);
  await take('summary', wide);
  await take('phone', { viewport: { width: 390, height: 860 }, colorScheme: 'dark' });
} finally {
  await stage.close();
}
