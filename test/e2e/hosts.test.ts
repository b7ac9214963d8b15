import { expect, test } from 'vitest';
import { visit, type HostVisit } from '../helpers/host-visit.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** Pages that no other test opens. */
const pages: readonly HostVisit[] = [
  { path: 'declarative-shadow-root.html' },
  { path: 'right-to-left.html' },
  { path: 'old-page.html' },
  { path: 'xhtml.xhtml' },
  { path: 'module-loaders.html' },
  { path: 'patched-browser.html' },
  { path: 'resets.html' },
];

test.each(pages)('$path', async (row) => {
  expect(await visit(await stage().newPage(), stage().partnerUrl, row)).toEqual([]);
});
