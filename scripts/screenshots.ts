import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { createStage, type Stage } from '../test/helpers/stage.ts';
import type { WalkOptions } from '../test/helpers/walk-tools.ts';
import { walks } from '../test/helpers/walk.ts';
import { walkTastes } from '../test/helpers/walk-tastes.ts';
import { writeContactSheet, type Picture } from './contact-sheet.ts';
import { takePictures } from './take-pictures.ts';

const colorSchemes = ['light', 'dark'] as const;
const height = 900;

interface Sheet {
  readonly widths: readonly number[];
  readonly walks: readonly ((options: WalkOptions) => Promise<void>)[];
}

const sheets: Readonly<Record<string, Sheet>> = {
  screens: { widths: [320, 768, 1280], walks: Object.values(walks) },
  tastes: { widths: [280, 320, 390, 768, 1280, 1600], walks: [walkTastes] },
};

async function picture(stage: Stage, sheet: Sheet, out: string): Promise<void> {
  const { partnerUrl, shopUrl, newPage, browser } = stage;
  const all: Picture[] = [];
  for (const scheme of colorSchemes) {
    for (const width of sheet.widths) {
      const page = await newPage({ colorScheme: scheme, viewport: { width, height } });
      const { taken, visit } = takePictures(page, { out, width, scheme });
      for (const walk of sheet.walks) await walk({ page, partnerUrl, shopUrl, visit });
      await page.context().close();
      all.push(...taken);
      console.log(`${width} px, ${scheme}: ${taken.length} pictures`);
    }
  }
  await writeContactSheet(browser, out, all);
}

const [, , out, name = 'screens'] = argv;
const sheet = sheets[name];
if (out === undefined || sheet === undefined) {
  console.error(
    `Say where the pictures go, and of what: npx tsx scripts/screenshots.ts <folder> [${Object.keys(sheets).join('|')}]`,
  );
  exit(1);
}
await mkdir(out, { recursive: true });
const stage = await createStage();
try {
  await picture(stage, sheet, resolve(out));
} finally {
  await stage.close();
}
