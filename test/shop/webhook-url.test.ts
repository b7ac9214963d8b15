import type { LookupAddress } from 'node:dns';
import { expect, it, onTestFinished, test } from 'vitest';
import { isPublicAddress, publicLookup, webhookUrl } from '../../demo/shop/webhooks/webhook-url.ts';
import { post } from '../../demo/shop/webhooks/post.ts';
import { standIn } from './helpers/stand-in.ts';

const shop = { publicUrl: 'https://shop.example' };
const development = { publicUrl: 'http://localhost:4400' };

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['::7f00:1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['nonsense', false],
])('whether %s is public: %s', (ip, isPublic) => {
  expect(isPublicAddress(ip)).toBe(isPublic);
});

it.each([
  ['https://partner.example:8443/orders?from=shop', true],
  ['https://8.8.8.8/', true],
  ['https://[2606:4700::1111]/', true],
  ['http://partner.example/orders', false],
  ['https://user:password@partner.example/', false],
  ['https://10.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:169.254.169.254]/', false],
  ['ftp://partner.example/', false],
  ['partner.example', false],
  ['', false],
])('the URL of a webhook may be %s: %s', (url, isAllowed) => {
  expect(webhookUrl(url, shop)?.href).toBe(isAllowed ? url : undefined);
});

it('the URL of a webhook may be on this machine during development, and nowhere else inside', () => {
  for (const url of ['http://localhost:4600/orders', 'http://127.0.0.1:4600/', 'http://[::1]:4600/']) {
    expect(webhookUrl(url, development)?.href).toBe(url);
    expect(webhookUrl(url, shop)).toBeNull();
  }
  for (const url of ['http://192.168.1.1/', 'https://192.168.1.1/', 'http://partner.example/']) {
    expect(webhookUrl(url, development)).toBeNull();
  }
});

/** The result of resolving a name that has these addresses. */
function lookedUp(addresses: LookupAddress[], hostname = 'partner.example', config = shop): Promise<unknown> {
  return new Promise((settle) => {
    publicLookup(config, (_name, _options, done) => done(null, addresses))(hostname, {}, (error, found) =>
      settle(error === null ? found : error.message),
    );
  });
}

const open = { address: '8.8.8.8', family: 4 };
const inside = { address: '10.0.0.1', family: 4 };

it('the name of a webhook leads to its address if all of its addresses are public', async () => {
  expect(await lookedUp([open])).toBe('8.8.8.8');
  for (const addresses of [[inside], [open, inside], [inside, open]]) {
    expect(await lookedUp(addresses)).toContain('private network');
  }
  expect(await lookedUp([])).toContain('no address');
});

it('the name of a webhook leads to this machine only if it is localhost, during development', async () => {
  const here = [{ address: '127.0.0.1', family: 4 }];
  expect(await lookedUp(here, 'localhost', development)).toBe('127.0.0.1');
  expect(await lookedUp(here, 'localhost')).toContain('private network');
  expect(await lookedUp(here, 'partner.example', development)).toContain('private network');
});

it('a receiver that does not answer in time has not received', async () => {
  const receiver = await standIn(() => {});
  onTestFinished(receiver.close);
  const url = new URL(`http://localhost:${receiver.port}/`);
  const posting = { headers: {}, body: '{}', lookup: publicLookup(development), patience: 100 };
  await expect(post(url, posting)).rejects.toThrow('aborted');
});
