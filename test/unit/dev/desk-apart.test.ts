import { expect, it } from 'vitest';
import { deskApart } from '../../../rollup/desk.mjs';

/** What the desk's file exports to the page that loads it. */
async function load(chunk: string): Promise<unknown> {
  const { code } = deskApart().renderChunk(chunk, { isEntry: false });
  const file = `data:text/javascript,${encodeURIComponent(code)}`;
  const desk: { readonly default: unknown } = await import(/* @vite-ignore */ file);
  return desk.default;
}

const chunk = (body: string): string =>
  `import { a as shared } from './voice-order-form.js';\n${body}\nconst desk = shared + 1;\n\nexport { desk };\n`;

// npm run dev neither shakes nor minifies: what libraries begin with is still there.
it.each([
  ['nothing', ''],
  ['a directive of a library', "\n'use strict';\n"],
  ['a directive after a comment, and another', '/*! Library */\n"use client";\n\'use strict\';'],
])('the script desk can be loaded when it begins with %s', async (_name, body) => {
  const desk = await load(chunk(body));
  expect(typeof desk === 'function' && Reflect.apply(desk, undefined, [[1]])).toBe(2);
});
