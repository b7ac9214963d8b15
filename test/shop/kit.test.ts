import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { createTestShop } from '../helpers/shop.ts';

const shop = await createTestShop();
afterAll(() => shop.close());

test.each([
  ['/kit/', 'text/html; charset=utf-8'],
  ['/kit/kit.css', 'text/css; charset=utf-8'],
  ['/kit/kit.js', 'application/javascript; charset=utf-8'],
])('the shop serves the partner kit: %s', async (path, type) => {
  const { statusCode, headers } = await shop.get(path);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, max-age=300']);
});

it('names the shop by its own address, and no other', async () => {
  const { body } = await shop.get('/kit/');
  expect(body).toContain('<script src="../v1/voice-order-form.js" async></script>');
  expect(body).not.toMatch(/data-shop|src="https/u);
});

it('leads to the kit without its slash, with the choices of a link', async () => {
  const { statusCode, headers } = await shop.get('/kit?service=voip');
  expect([statusCode, headers.location]).toEqual([308, '/kit/?service=voip']);
});

it('says so if it has not been built', async () => {
  const scriptFolder = await mkdtemp(join(tmpdir(), 'script-'));
  const other = await createTestShop({ config: { scriptFolder } });
  expect((await other.get('/kit/')).statusCode).toBe(503);
  await other.close();
  await rm(scriptFolder, { recursive: true });
});
