import { execFileSync } from 'node:child_process';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createStage } from '../test/helpers/stage.ts';

// Takes the documents' pictures of the built form: `npx rollup -c --silent && npx tsx scripts/readme-pictures.ts`,
// followed by the names of the pictures; without names, all. Needs pngquant, as in Debian.

const folder = fileURLToPath(new URL('../docs/', import.meta.url));
const stage = await createStage();
const page = `${stage.partnerUrl}/partner/on-hold-audio.html`;
const scriptsPage = `${stage.partnerUrl}/partner/phone-scripts.html`;

async function fillIn(view: Page): Promise<void> {
  await view.goto(page);
  await view.getByRole('tab', { name: 'Female' }).click();
  await view.getByRole('radio', { name: /^Sophie/ }).check();
  await view.getByRole('button', { name: 'Add another voice' }).click();
  // Only the first voices are shown.
  const all = view.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  await view.getByRole('radio', { name: /^Maya/ }).check();
  for (const number of [1, 2]) {
    const card = view.getByRole('group', { name: `Message #${number}` });
    await card.getByRole('button', { name: /^Delivery/ }).click();
    await card.getByRole('combobox', { name: 'Script example' }).selectOption({ index: number * 4 });
    if (number === 1) await card.getByRole('button', { name: 'Add message' }).click();
  }
  await view.getByRole('button', { name: 'Select Your Background Music' }).click();
  await view.getByRole('button', { name: /^Select Willow/ }).click();
  const totals = view.getByRole('region', { name: 'Order totals' }).locator('[aria-busy=false]');
  await totals.getByText('Total', { exact: true }).waitFor();
}

/** Imports a document's scripts and checks them, to show the script desk in action. */
async function bringScripts(view: Page): Promise<void> {
  await view.goto(scriptsPage);
  const document = await view.getByRole('textbox', { name: 'A document to copy' }).inputValue();
  await view.getByRole('region', { name: 'Add Voice Prompts' }).scrollIntoViewIfNeeded();
  await view.getByRole('button', { name: 'Select Your Background Music' }).click();
  await view.getByRole('button', { name: /^Select Willow/ }).click();
  await view.getByRole('button', { name: 'Import scripts' }).click();
  await view.getByRole('textbox', { name: 'Paste your scripts' }).fill(document);
  await view.getByRole('button', { name: 'Import 6 messages' }).waitFor();
}

async function checkScripts(view: Page): Promise<void> {
  await bringScripts(view);
  await view.getByRole('button', { name: 'Import 6 messages' }).click();
  await view.getByRole('button', { name: 'Check scripts' }).click();
  await view.getByRole('button', { name: 'Dismiss' }).click();
}

const scrollTo = (view: Page, section: string): Promise<void> =>
  view.getByRole('region', { name: section }).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

/** A picture: the size of the window, and what is done before it is taken. */
interface Picture {
  readonly width: number;
  readonly height?: number;
  readonly colorScheme: 'light' | 'dark';
  readonly prepare: (view: Page) => Promise<void>;
}

/** The first window of a partner's page, with two voices chosen below. */
async function showPage(view: Page): Promise<void> {
  await fillIn(view);
  await view.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function showForm(view: Page): Promise<void> {
  await fillIn(view);
  await scrollTo(view, 'Select your voice');
}

const pictures: Readonly<Record<string, Picture>> = {
  form: { width: 1280, colorScheme: 'light', prepare: showPage },
  'form-dark': { width: 1280, colorScheme: 'dark', prepare: showPage },
  phone: { width: 390, colorScheme: 'light', prepare: showForm },
  'phone-dark': { width: 390, colorScheme: 'dark', prepare: showForm },
  summary: {
    width: 1280,
    colorScheme: 'light',
    prepare: async (view) => {
      await fillIn(view);
      await view.getByRole('button', { name: 'Proceed to payment (Order Summary)' }).click();
      await view.getByRole('dialog').waitFor();
    },
  },
  import: { width: 860, colorScheme: 'light', prepare: bringScripts },
  scripts: {
    width: 860,
    colorScheme: 'light',
    prepare: async (view) => {
      await checkScripts(view);
      const card = view.getByRole('group', { name: 'Message #3' });
      await card.getByRole('button', { name: 'Fix: closed' }).click();
      await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    },
  },
  listening: {
    width: 860,
    height: 1060,
    colorScheme: 'light',
    prepare: async (view) => {
      await checkScripts(view);
      await view.getByRole('radio', { name: 'Phone line' }).check();
      await view.getByRole('button', { name: 'Listen as a caller' }).click();
      await view.waitForTimeout(3000);
      await view
        .getByRole('img', { name: /^Loop/ })
        .evaluate((element) => element.parentElement?.scrollIntoView({ behavior: 'instant' }));
    },
  },
};

async function take(name: string, { width, height = 860, colorScheme, prepare }: Picture): Promise<void> {
  const view = await stage.newPage({ viewport: { width, height }, colorScheme });
  await prepare(view);
  await view.waitForLoadState('networkidle');
  await view.mouse.move(0, 0);
  const path = `${folder}${name}.png`;
  await view.screenshot({ path });
  execFileSync('pngquant', ['--force', '--output', path, '--speed', '1', '128', path]);
  await view.context().close();
}

const wanted = argv.slice(2);
try {
  for (const [name, picture] of Object.entries(pictures)) {
    if (wanted.length === 0 || wanted.includes(name)) await take(name, picture);
  }
} finally {
  await stage.close();
}
