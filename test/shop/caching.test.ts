import { readFile } from 'node:fs/promises';
import { expect, it, test } from 'vitest';
import { scriptFolderOf } from './helpers/script-folder.ts';
import { fileShop } from './helpers/open-shop.ts';

const page = await readFile(new URL('../../docs/scaling.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| [^|]+ \| `(\/[^`]*)` +\| `([^`]+)` +\|$/gmu)].map(([, path = '', caching = '']) => [
  path,
  caching,
]);
const scriptFolder = await scriptFolderOf({ '1.2.3': ['voice-order-form.js', 'voice-order-form-1.2.3-0a1b2c3d.js'] });
const shop = await fileShop({ config: { scriptFolder } });

it('docs/scaling.md has a table of caching', () => expect(rows).toHaveLength(13));

test.each(rows)('docs/scaling.md says how %s may be cached: %s', async (path = '', caching = '') => {
  const { statusCode, headers } = await shop.get(path);
  expect([statusCode, headers['cache-control']]).toEqual([200, caching]);
});

it('the catalogue is cached for each language, and errors and private pages are not', async () => {
  expect((await shop.get('/api/site-settings')).headers.vary).toBe('accept-language');
  const unknown = await shop.get('/api/company/branding/nobody');
  expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([404, 'no-store']);
  for (const path of ['/account', '/login', '/health', '/thank-you/none', '/checkout/none']) {
    const caching = String((await shop.get(path)).headers['cache-control']);
    expect([path, caching]).not.toEqual([path, expect.stringMatching(/public|max-age|immutable/u)]);
  }
});
