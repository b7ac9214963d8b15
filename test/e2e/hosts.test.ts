import { expect, test } from 'vitest';
import { visit } from '../helpers/host-visit.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

/** Pages that no other test opens. */
test.each([
  'declarative-shadow-root.html',
  'right-to-left.html',
  'old-page.html',
  'xhtml.xhtml',
  'module-loaders.html',
  'patched-browser.html',
  'resets.html',
])('%s', async (path) => {
  expect(await visit(await stage().newPage(), `${stage().partnerUrl}/hosts/${path}`)).toEqual([]);
});
