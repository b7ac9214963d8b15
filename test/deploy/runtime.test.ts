import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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
  'docs/openapi.json',
  'demo/shop',
  'dist',
];

/** The size of all files in a folder, in megabytes. */
function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;
}

it('the shop runs with the packages of its workspace, beside a dist that was built elsewhere', async () => {
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  const install = ['ci', '--omit=dev', '--workspace', 'demo/shop', '--legacy-peer-deps', '--ignore-scripts'];
  execFileSync('npm', [...install, '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  for (const tool of ['rollup', 'vitest', 'vue', 'jotai']) {
    expect(readdirSync(join(folder, 'node_modules'))).not.toContain(tool);
  }
  expect(megabytesOf(join(folder, 'node_modules'))).toBeLessThan(120);
  const shop = await runShop({ METRICS_TOKEN: 'a-token-of-sixteen' }, folder);
  for (const path of ['/', '/kit/', '/v1/voice-order-form.js', '/api/voice', '/docs', '/health']) {
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
  }
  const headers = { authorization: 'Bearer a-token-of-sixteen' };
  expect(await (await fetch(`${shop.url}/metrics`, { headers })).text()).toContain('http_request_duration_seconds');
  expect(await shop.stop()).toBe(0);
});
