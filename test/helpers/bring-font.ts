import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** Machines have different fonts, so pictures use their own. */
export async function bringFont(page: Page): Promise<void> {
  for (const weight of [400, 600]) {
    const path = new URL(
      `../../node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`,
      import.meta.url,
    );
    const url = `url(data:font/woff2;base64,${await readFile(path, 'base64')})`;
    await page.evaluate(
      ([source, fontWeight]) => document.fonts.add(new FontFace('Picture', source, { weight: fontWeight })),
      [url, weight === 400 ? '100 500' : '501 900'] as const,
    );
  }
  await page.addStyleTag({ content: ':root { color-scheme: light dark; --voice-order-font: Picture; }' });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
}
