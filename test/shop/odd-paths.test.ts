import { request } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createShop } from '../../demo/smallest-shop/server.mjs';
import { listen, portOf } from '../helpers/port-of.ts';
import { lines } from './helpers/lines.ts';
import { ownShop } from './helpers/open-shop.ts';

const steps = ['..', '%2e%2e', '.%2e', '%2e.', '..%2f', '..%5c', String.raw`..\..`, '%252e%252e', '.', '...'];
const broken = ['%', '%E0%A4%A', '%zz', '%00', 'a%00.js', '%ff', '%c0%ae', '%0d%0a', '%20', ';a=b', '~', '*', ':', '@'];
const odd = [...steps, ...broken, '', '/', '//', String.raw`\\`, '[', '|', '^', '"', '<', 'a'.repeat(9_000)];
const places = ['', 'assets/', 'assets/partners/', 'public/', 'voice-order-form-', 'api/', 'checkout/', 'thank-you/'];
const paths = [
  ...places.flatMap((place) => odd.flatMap((part) => [`/${place}${part}`, `/${place}${part}/x`])),
  '//',
  '///',
  '//x',
  '//%',
  '//[',
  '/\\/x',
  '*',
  'http://',
  'http://[/x',
  '/?%E0%A4%A',
  '/?a=%00',
  '/?lang=%',
];

/** The status of a path as it is written: a client that knows addresses would tidy it up first. */
const statusOf = (port: number, path: string, method: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });

async function failed(port: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const method of ['GET', 'POST']) {
    for (const path of paths) {
      const status = await statusOf(port, path, method);
      if (status >= 500) found.push(`${method} ${path.slice(0, 60)}: ${status}`);
    }
  }
  return found;
}

it('an odd path is no failure of the reference shop', async () => {
  const log = lines();
  const shop = await ownShop({ logger: { level: 'error', stream: log.stream } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(shop.app.server);
  expect(await failed(port)).toEqual([]);
  expect(await statusOf(port, '/assets/../x', 'GET')).toBe(404);
  expect(log.text()).toBe('');
});

it('an odd path is no failure of the smallest shop', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const shop = createShop('http://localhost:4600', new URL('../../dist/', import.meta.url));
  onTestFinished(() => void shop.close());
  expect(await failed(await listen(shop))).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});
