import { fileURLToPath, pathToFileURL } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createShop } from '../../demo/smallest-shop/server.mjs';
import { partnerRepository } from '../../demo/shop/repositories/partners.ts';
import { listen } from '../helpers/port-of.ts';
import { ownShop } from './helpers/open-shop.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const body = '{"type":"order.paid","data":{"orderId":"x","currency":"CAD","total":1}}';

const signed = (text: string, at = new Date(), id = 'msg_1') => ({
  'webhook-id': id,
  'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
  'webhook-signature': new Webhook(secret).sign(id, at, text),
});

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The smallest shop, listening, and what it prints. */
async function startSmallest(webhookSecret?: string) {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const server = createShop('http://localhost', pathToFileURL(root('dist/')), webhookSecret);
  onTestFinished(() => {
    log.mockRestore();
    server.close();
  });
  return { url: `http://localhost:${await listen(server)}/webhooks/orders`, printed };
}

it('the smallest shop receives the orders of the reference shop', async () => {
  const shop = await ownShop();
  const { db } = shop.database;
  const given = await partnerRepository(db).setWebhook('acme', new URL('http://localhost/'));
  const { url, printed } = await startSmallest(given ?? '');
  await db.updateTable('partners').set({ webhookUrl: url }).where('code', '=', 'acme').execute();
  const { id } = await shop.paidOrder({ referralCode: 'acme' });
  await expect.poll(() => printed).toEqual([`order.paid: ${id}, CAD 145.77`]);
});

it('the smallest shop accepts a call once, and none that is changed, old or signed by somebody else', async () => {
  const { url, printed } = await startSmallest(secret);
  const post = async (headers: Record<string, string>, text = body) =>
    (await fetch(url, { method: 'POST', headers, body: text })).status;
  const old = new Date(Date.now() - 301_000);
  const foreign = new Webhook(`whsec_${Buffer.from('another one').toString('base64')}`);
  const unsigned = { ...signed(body), 'webhook-signature': foreign.sign('msg_1', new Date(), body) };
  for (const headers of [signed(body, old), unsigned, {}]) expect(await post(headers)).toBe(401);
  expect(await post(signed(body), body.replace('1}', '2}'))).toBe(401);
  const { 'webhook-signature': right, ...others } = signed(body);
  expect(await post({ ...others, 'webhook-signature': `v1,bm90IGl0 ${right}` })).toBe(200);
  expect(await post(signed(body))).toBe(200);
  expect(printed).toEqual(['order.paid: x, CAD 1.00']);
});

it('the smallest shop has no webhook without a secret', async () => {
  const { url } = await startSmallest();
  expect((await fetch(url, { method: 'POST', headers: signed(body), body })).status).toBe(404);
});
