import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { getuid } from 'node:process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { placedBody, runShop, type RunningShop } from './run-shop.ts';

/** The shop behind nginx with demo/shop/deploy/nginx.conf, but for its ports and its certificate. */
const given = readFileSync(new URL('../../demo/shop/deploy/nginx.conf', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
let [plain, secure] = [0, 0];
let shop: RunningShop;
let proxy: ChildProcess;

function config(shopPort: number): string {
  const site = given
    .replaceAll(/listen \[::\]:.*\n/gu, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replace('127.0.0.1:4400', `127.0.0.1:${shopPort}`)
    .replaceAll('/etc/letsencrypt/live/shop.example', folder);
  const own = [
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`),
  ];
  // Workers of a proxy that root started could not write into the folder.
  const user = getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp {\n${own.join('\n')}\n${site}\n}`;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly isPlain?: boolean;
}

function call(path: string, { method = 'GET', headers = {}, body, isPlain = false }: Call = {}): Promise<Answer> {
  const ask = isPlain ? httpRequest : httpsRequest;
  const host = { host: 'shop.example', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers };
  return new Promise((resolve, reject) => {
    const request = ask(
      { host: '127.0.0.1', port: isPlain ? plain : secure, path, method, headers: host, rejectUnauthorized: false },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: text }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

beforeAll(async () => {
  [plain, secure] = [await freePort(), await freePort()];
  shop = await runShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1', POSTS_PER_MINUTE: '6' });
  const words = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=shop.example'.split(' ');
  execFileSync('openssl', [...words, '-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`], {
    stdio: 'ignore',
  });
  writeFileSync(`${folder}/nginx.conf`, config(shop.port));
  proxy = spawn('/usr/sbin/nginx', ['-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
  const isUp = (): Promise<boolean> =>
    call('/health').then(
      ({ status }) => status === 200,
      () => false,
    );
  await vi.waitUntil(isUp, { timeout: 30_000 });
});
afterAll(async () => {
  proxy.kill('SIGQUIT');
  await once(proxy, 'exit');
  await shop.stop();
  rmSync(folder, { recursive: true });
});

it('behind nginx with TLS plain http leads to https, with the path', async () => {
  const { status, headers } = await call('/?service=voip', { isPlain: true });
  expect([status, headers.location]).toEqual([308, 'https://shop.example/?service=voip']);
});

it('behind nginx with TLS pages demand https from then on, and the script comes compressed for every site', async () => {
  expect((await call('/')).headers['strict-transport-security']).toContain('max-age=');
  const { headers } = await call('/v1/voice-order-form.js', { headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'access-control-allow-origin': '*' });
});

it('behind nginx with TLS a guest orders, and the checkout is at the public address', async () => {
  const priced = await call('/api/order/calculate-guest', { method: 'POST', body: placedBody({}) });
  expect(priced.status).toBe(200);
  const order = await call('/api/order/guest', { method: 'POST', body: placedBody(JSON.parse(priced.body)) });
  expect(order.status).toBe(201);
  const { id }: { readonly id: string } = JSON.parse(order.body);
  const body = JSON.stringify({ paymentGateway: 'stripe', paymentMethod: 'card' });
  const payment = await call(`/api/order/${id}/create-guest-payment`, { method: 'POST', body });
  expect(JSON.parse(payment.body)).toMatchObject({
    paymentGatewayInfo: { url: expect.stringMatching(/^https:\/\/shop\.example\/checkout\//u) },
  });
});

it('behind nginx with TLS what is too long is refused by the shop, in its own words', async () => {
  const { status, body } = await call('/api/order/guest', {
    method: 'POST',
    body: JSON.stringify('x'.repeat(1_200_000)),
  });
  expect([status, body]).toEqual([413, expect.stringContaining('message')]);
});

it('behind nginx with TLS limits hold for the network that nginx saw, whatever a caller writes into the header', async () => {
  const statuses = [];
  for (let host = 1; host < 9; host += 1) {
    const forged = `203.0.113.${host}`;
    const headers = { 'x-forwarded-for': forged };
    statuses.push((await call('/api/order/calculate-guest', { method: 'POST', body: '{}', headers })).status);
  }
  expect(statuses).toContain(429);
});
