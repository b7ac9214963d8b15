// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const newRoot = (): ShadowRoot => document.createElement('div').attachShadow({ mode: 'open' });
const load = () => import('../../../src/styles/sheet.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('CSS that loads late reaches roots in use and new ones, as a sheet of its own', async () => {
  const { addCss, adoptStyles } = await load();
  addCss('.script { color: red }');
  const [inUse, later] = [newRoot(), newRoot()];
  adoptStyles(inUse);
  const before = [...inUse.adoptedStyleSheets];
  addCss('.desk { color: blue }');
  adoptStyles(later);
  expect(before).toHaveLength(1);
  expect(inUse.adoptedStyleSheets[0]).toBe(before[0]);
  expect(inUse.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText)).toEqual([
    '.script { color: red; }',
    '.desk { color: blue; }',
  ]);
  expect(later.adoptedStyleSheets).toEqual(inUse.adoptedStyleSheets);
});

test('without constructable sheets, a root gets style elements', async () => {
  vi.stubGlobal('CSSStyleSheet', undefined);
  const { addCss, adoptStyles } = await load();
  addCss('.script { color: red }');
  const root = newRoot();
  adoptStyles(root);
  addCss('.desk { color: blue }');
  const texts = [...root.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['.script { color: red }', '.desk { color: blue }']);
});
