import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished } from 'vitest';
import { servePhp } from './serve-php.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const body = '{"type":"order.paid","data":{"orderId":"x"}}';

const signed = (at: Date) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
  'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
});

it('what docs/webhooks.md says about PHP verifies a call', async () => {
  const [, code = ''] = /```php\n(.*?)```/su.exec(await readFile('docs/webhooks.md', 'utf8')) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'webhook-php-'));
  await writeFile(join(folder, 'receive.php'), code);
  const server = await servePhp(join(folder, 'receive.php'), { WEBHOOK_SECRET: secret });
  const careless = await servePhp(join(folder, 'receive.php'), { WEBHOOK_SECRET: '' });
  onTestFinished(async () => {
    await Promise.all([server.close(), careless.close()]);
    await rm(folder, { recursive: true });
  });
  const post = async (headers: Record<string, string>, text = body) =>
    (await fetch(server.url, { method: 'POST', headers, body: text })).status;
  expect(await post(signed(new Date()))).toBe(204);
  expect(await post(signed(new Date()), `${body} `)).toBe(401);
  expect(await post(signed(new Date(Date.now() - 301_000)))).toBe(401);
  expect(await post({})).toBe(401);
  const unsecured = await fetch(careless.url, { method: 'POST', headers: signed(new Date()), body });
  expect(unsecured.status).toBe(500);
});
