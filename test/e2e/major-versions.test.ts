import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { fillMajorFolder } from '../../rollup/major-folder.mjs';
import { freePort } from '../helpers/free-port.ts';
import { openMadePage } from '../helpers/made-page.ts';
import { setStage } from '../helpers/set-stage.ts';
import { createTestShop } from '../helpers/test-shop.ts';

const stage = setStage();
const name = 'voice-order-form';
const built = fileURLToPath(new URL('../../dist', import.meta.url));

/** Version 2, with an empty element. */
async function buildVersion2(folder: string): Promise<void> {
  const script = `customElements.define('${name}', class extends HTMLElement {});`;
  for (const file of [`${name}.js`, `${name}-health.js`]) await writeFile(join(folder, file), script);
  for (const ending of ['br', 'gz']) await rm(join(folder, `${name}.js.${ending}`));
  fillMajorFolder(folder, { name, version: '2.0.0' });
}

test('a page of version 1 stays on it when version 2 is out, with its language, its desk and its health report', async () => {
  const scriptFolder = await mkdtemp(join(tmpdir(), 'script-'));
  await cp(built, scriptFolder, { recursive: true });
  await buildVersion2(scriptFolder);
  const port = await freePort();
  const shopUrl = `http://localhost:${port}`;
  const shop = await createTestShop({ config: { scriptFolder, port, publicUrl: shopUrl } });
  await shop.app.listen({ port, host: 'localhost' });
  onTestFinished(async () => {
    await shop.close();
    await rm(scriptFolder, { recursive: true });
  });
  const page = await stage().newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === shopUrl && /\.js(?:on)?$/u.test(pathname)) asked.push(pathname);
  });
  const tag = '<voice-order-form lang="fr" referral="acme" debug></voice-order-form>';
  const body = `<script src="${shopUrl}/v1/${name}.js" async></script>${tag}`;
  await openMadePage(page, { url: `${stage().partnerUrl}/version-1`, body });
  await page.locator('voice-order-form textarea').first().fill('Bonjour');
  const wanted = [/^\/v1\/voice-order-form\.js$/u, /-health\.js$/u, /-desk-\w+\.js$/u, /-fr-\w+\.json$/u];
  for (const pattern of wanted) await expect.poll(() => asked.some((path) => pattern.test(path))).toBe(true);
  expect(asked.filter((path) => !path.startsWith('/v1/'))).toEqual([]);
  const version = await page.evaluate(() => {
    const element: unknown = customElements.get('voice-order-form');
    return typeof element === 'function' && 'version' in element ? element.version : null;
  });
  expect(version).toBe(manifest.version);
  const newest = await page.request.get(`${shopUrl}/${name}.js`);
  expect(await newest.text()).toContain('extends HTMLElement {}');
});
