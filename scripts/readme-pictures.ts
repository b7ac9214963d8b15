import { mkdirSync } from 'node:fs';
import { argv } from 'node:process';
import { chromium, type Page } from 'playwright-core';
import { chromiumPath } from './ensure-chromium.mjs';

// Takes the README's pictures of a running demo: `npm start`, then `npx tsx scripts/readme-pictures.ts`.

const page = argv[2] ?? 'http://localhost:4500/partner/on-hold-audio.html';
const folder = new URL('../docs/', import.meta.url).pathname;

async function fillIn(view: Page): Promise<void> {
  await view.goto(page);
  await view.getByRole('tab', { name: 'Female' }).click();
  await view.getByRole('radio', { name: /^Sophie/ }).check();
  await view.getByRole('button', { name: 'Add another voice' }).click();
  // A phone shows the first voices only.
  const all = view.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  await view.getByRole('radio', { name: /^Maya/ }).check();
  for (const number of [1, 2]) {
    const card = view.getByRole('group', { name: `Message #${number}` });
    await card.getByRole('combobox', { name: 'Script example' }).selectOption({ index: number * 4 });
    if (number === 1) await card.getByRole('button', { name: 'Add message' }).click();
  }
  await view.getByRole('button', { name: /^Select Willow/ }).click();
  const totals = view.getByRole('region', { name: 'Order totals' }).locator('[aria-busy=false]');
  await totals.getByText('Total', { exact: true }).waitFor();
}

async function take(name: string, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  const view = await browser.newPage({ viewport: { width, height: 860 }, colorScheme, reducedMotion: 'reduce' });
  await fillIn(view);
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
  await browser.close();
}

mkdirSync(folder, { recursive: true });
await take('form', 1180, 'light');
await take('summary', 1180, 'light');
await take('phone', 390, 'dark');
