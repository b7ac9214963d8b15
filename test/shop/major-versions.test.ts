import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createShop } from '../../demo/smallest-shop/server.mjs';
import { pathToFileURL } from 'node:url';
import { fillMajorFolder } from '../../rollup/major-folder.mjs';
import { portOf } from '../helpers/port-of.ts';
import { createTestShop, type TestShop } from '../helpers/shop.ts';

const name = 'voice-order-form';
let scriptFolder: string;
let shop: TestShop;

/** Builds a release whose files contain little but its version. */
async function build(version: string): Promise<void> {
  const stable = [`${name}.js`, `${name}.js.br`, `${name}-health.js`, `${name}-licenses.txt`, 'release.json'];
  const hashed = [`${name}-${version}-0a1b2c3d.js`, `${name}-desk-0000000${version[0]}.js`];
  for (const file of [...stable, ...hashed]) await writeFile(join(scriptFolder, file), `${file} ${version}`);
  fillMajorFolder(scriptFolder, { name, version });
}

beforeAll(async () => {
  scriptFolder = await mkdtemp(join(tmpdir(), 'script-'));
  await build('1.2.3');
  await build('1.3.0');
  await build('2.0.0');
  shop = await createTestShop({ config: { scriptFolder } });
});
afterAll(async () => {
  await shop.close();
  await rm(scriptFolder, { recursive: true });
});

const stable = [`${name}.js`, `${name}-health.js`, `${name}-licenses.txt`, 'release.json'];

describe('beside version 2', () => {
  test.each(stable)('a page gets the newest %s of the major version that it names', async (file) => {
    const bodies = await Promise.all(['/', '/v1/', '/v2/'].map(async (path) => (await shop.get(path + file)).body));
    expect(bodies).toEqual(['2.0.0', '1.3.0', '2.0.0'].map((version) => `${file} ${version}`));
  });

  it('a page gets the compressed script of its version', async () => {
    const { body, headers } = await shop.get(`/v1/${name}.js`, { 'accept-encoding': 'br' });
    expect([body, headers['content-encoding']]).toEqual([`${name}.js.br 1.3.0`, 'br']);
  });

  it('a page gets the files beside its script through the script’s URL', async () => {
    for (const [path, version] of [
      [`/v1/${name}-desk-00000001.js`, '1.3.0'],
      [`/v2/${name}-desk-00000002.js`, '2.0.0'],
      [`/v1/${name}-1.2.3-0a1b2c3d.js`, '1.2.3'],
    ] as const) {
      const { body, headers } = await shop.get(path);
      expect(body).toBe(`${path.slice(4)} ${version}`);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('the package and the WordPress plugin can be downloaded by everybody, and are cached briefly', async () => {
    for (const file of [`${name}-1.3.0.tgz`, `${name}-wordpress.zip`]) {
      await writeFile(join(scriptFolder, file), file);
      const { body, headers } = await shop.get(`/${file}`);
      expect(body).toBe(file);
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' });
    }
    expect((await shop.get(`/${name}-9.9.9.tgz`)).statusCode).toBe(404);
  });

  it('the script is cached as briefly as under its stable name, and can be loaded by every site', async () => {
    const [own, newest] = [await shop.get(`/v1/${name}.js`), await shop.get(`/${name}.js`)];
    for (const header of ['cache-control', 'access-control-allow-origin', 'content-type']) {
      expect(own.headers[header]).toBe(newest.headers[header]);
    }
    expect(own.headers['cache-control']).toBe('public, max-age=300');
  });

  test.each([
    '/v3/voice-order-form.js',
    '/v3/voice-order-form-desk-00000001.js',
    '/v/voice-order-form.js',
    '/v1/v1/voice-order-form.js',
    '/v1/voice-order-form-desk.js',
    '/v1/index.html',
    '/v1/',
    '/v1/voice-order-form-..%2Frelease.json',
    '/v2026/voice-order-form.js',
  ])('there is no %s', async (path) => {
    expect((await shop.get(path)).statusCode).toBe(404);
  });

  it('the smallest shop does the same', async () => {
    const server = createShop('http://localhost', pathToFileURL(`${scriptFolder}/`));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${portOf(server)}${path}`)).text();
    for (const file of stable.filter((each) => /js/u.test(each)))
      expect(await ask(`/v1/${file}`)).toBe(`${file} 1.3.0`);
    expect(await ask(`/v1/${name}-desk-00000001.js`)).toContain('1.3.0');
    expect(await ask(`/${name}.js`)).toContain('2.0.0');
    server.close();
  });
});
