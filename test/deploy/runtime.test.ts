import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { runShop } from './run-shop.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files that demo/shop/deploy/Dockerfile copies. */
const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'demo/frameworks/react-19/package.json',
  'scripts',
  'src',
  'demo/shop',
  'dist',
];

it('the shop runs with what npm ci --omit=dev installs, beside a dist that was built elsewhere', async () => {
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  expect(readdirSync(join(folder, 'node_modules'))).not.toContain('rollup');
  const shop = await runShop({ METRICS_TOKEN: 'a-token-of-sixteen' }, folder);
  for (const path of ['/', '/kit/', '/v1/voice-order-form.js', '/api/voice', '/docs', '/health']) {
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
  }
  const headers = { authorization: 'Bearer a-token-of-sixteen' };
  expect(await (await fetch(`${shop.url}/metrics`, { headers })).text()).toContain('shop_answers_total');
  expect(await shop.stop()).toBe(0);
});
