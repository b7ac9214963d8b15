import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { fillMajorFolder } from '../../rollup/major-folder.mjs';
import { createTestShop, type TestShop } from '../helpers/shop.ts';

const page = await readFile(new URL('../../docs/scaling.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| [^|]+ \| `(\/[^`]*)` +\| `([^`]+)` +\|$/gmu)].map(([, path = '', caching = '']) => [
  path,
  caching,
]);

let scriptFolder: string;
let shop: TestShop;
beforeAll(async () => {
  scriptFolder = await mkdtemp(join(tmpdir(), 'script-'));
  for (const file of ['voice-order-form.js', 'voice-order-form-1.2.3-0a1b2c3d.js'])
    await writeFile(join(scriptFolder, file), '');
  fillMajorFolder(scriptFolder, { name: 'voice-order-form', version: '1.2.3' });
  shop = await createTestShop({ config: { scriptFolder } });
});
afterAll(async () => {
  await shop.close();
  await rm(scriptFolder, { recursive: true });
});

it('docs/scaling.md says how everything may be cached', () => {
  expect(rows).toHaveLength(13);
});

test.each(rows)('%s is cached as docs/scaling.md says: %s', async (path = '', caching = '') => {
  const { statusCode, headers } = await shop.get(path);
  expect([statusCode, headers['cache-control']]).toEqual([200, caching]);
});

it('the catalogue is cached for each language, and errors are not', async () => {
  expect((await shop.get('/api/site-settings')).headers.vary).toBe('accept-language');
  const unknown = await shop.get('/api/company/branding/nobody');
  expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([404, 'no-store']);
});

test.each(['/account', '/login', '/health', '/thank-you/none', '/checkout/none'])(
  '%s must not be cached for others',
  async (path) => {
    expect(String((await shop.get(path)).headers['cache-control'])).not.toMatch(/public|max-age|immutable/u);
  },
);
