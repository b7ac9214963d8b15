import { expect, test } from 'vitest';
import { visit, type HostVisit } from '../helpers/host-visit.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** Those that host-places and host-habits do not use. */
const pages: readonly HostVisit[] = [
  { path: 'made-by-script.html', before: (page) => page.getByRole('button', { name: 'innerHTML' }).click() },
  { path: 'moved.html' },
  { path: 'shadow-root.html' },
  { path: 'declarative-shadow-root.html' },
  { path: 'in-form.html' },
  { path: 'in-dialog.html', before: (page) => page.getByRole('button', { name: 'Order on-hold audio' }).click() },
  { path: 'in-details.html', before: (page) => page.getByText('Order on-hold audio').click() },
  { path: 'right-to-left.html' },
  { path: 'old-page.html' },
  { path: 'xhtml.xhtml' },
  { path: 'old-libraries.html' },
  { path: 'module-loaders.html' },
  { path: 'patched-browser.html' },
  { path: 'focus-trap.html', before: (page) => page.getByRole('button', { name: 'Order on-hold audio' }).click() },
];

test.each(pages)('$path', async (row) => {
  expect(await visit(await stage().newPage(), stage().partnerUrl, row)).toEqual([]);
});
