import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

/** One picture of a screen in one mode, such as `320-dark`. */
export interface Picture {
  readonly screen: string;
  readonly mode: string;
  /** Relative to the folder of the sheet. */
  readonly file: string;
  /** The top of the form, in pixels: the sheet shows the picture from there. */
  readonly top: number;
}

const style = `
  body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; background: #e9eaee; color: #1b1c26 }
  th { padding: 4px 8px; text-align: start; vertical-align: top }
  thead th { position: sticky; top: 0; background: #e9eaee }
  img { display: block; width: 190px; height: 240px; object-fit: cover; object-position: top; background: #fff; box-shadow: 0 1px 4px #0003 }
`;

function htmlOf(pictures: readonly Picture[]): string {
  const modes = [...new Set(pictures.map(({ mode }) => mode))];
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const cell = (screen: string, mode: string): string => {
    const found = pictures.find((one) => one.screen === screen && one.mode === mode);
    if (found === undefined) return '<td></td>';
    const { file, top } = found;
    return `<td><a href="${file}"><img src="${file}" alt="${screen}, ${mode}" style="object-view-box: inset(${top}px 0 0)"></a></td>`;
  };
  const rows = screens.map(
    (screen) => `<tr><th scope="row">${screen}</th>${modes.map((mode) => cell(screen, mode)).join('')}</tr>`,
  );
  const head = modes.map((mode) => `<th scope="col">${mode}</th>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>${style}</style>
<table><thead><tr><th></th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></html>`;
}

/** Writes the sheet of all pictures, as a page and as one picture. */
export async function writeContactSheet(browser: Browser, folder: string, pictures: readonly Picture[]): Promise<void> {
  const path = join(folder, 'index.html');
  await writeFile(path, htmlOf(pictures));
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  await page.goto(`file://${path}`);
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true });
  await page.close();
}
