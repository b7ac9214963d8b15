import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { version } from '../../../package.json' with { type: 'json' };

const root = new URL('../../../', import.meta.url);
const pasted = ['README.md', 'docs/embedding.md', 'demo/pages/partner/on-hold-audio.html'];

test.each(pasted)('scripts in %s are of the major version in package.json, or of one release', async (file) => {
  const [major] = version.split('.');
  const sources = [...(await readFile(new URL(file, root), 'utf8')).matchAll(/src="(https:\/\/shop[^"]*)"/gu)];
  const allowed = [`https://shop.example/v${major}/voice-order-form.js`, /-[\da-f]{8}\.js$/u] as const;
  expect(sources.length).toBeGreaterThan(0);
  for (const [, source = ''] of sources) expect(source === allowed[0] || allowed[1].test(source)).toBe(true);
});
