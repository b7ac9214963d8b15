import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Drafter } from '../../demo/shop/drafting/drafter.ts';
import { templateDrafter } from '../../demo/shop/drafting/template-drafter.ts';
import { portOf } from '../helpers/port-of.ts';
import { promptForm } from '../helpers/prompts.ts';
import { ownShop } from './helpers/open-shop.ts';

const short = { headers: 200, request: 300, silence: 60_000, stopping: 300 };
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function listening(deadlines = short, drafter: Drafter = templateDrafter) {
  const shop = await ownShop({ deadlines, drafter });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  return { shop, port: portOf(shop.app.server) };
}

/** Sends a part of a request and collects what is answered until the shop hangs up. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  // A connection that is cut off ends with an error, depending on what was under way.
  socket.on('error', () => undefined);
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const unfinished =
  'POST /api/order/guest HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"a"';

it.each([
  ['headers', 'GET /api/service HTTP/1.1\r\nhost: shop\r\n'],
  ['body', unfinished],
])('a request is dropped if its %s do not arrive in time', async (_name, text) => {
  const { port } = await listening();
  expect(await send(port, text)).toMatch(/^HTTP\/1\.1 408 /u);
});

it('a shop that stops does not wait for requests that never complete', async () => {
  const { shop, port } = await listening({ ...short, headers: 60_000, request: 60_000 });
  const isBegun = once(shop.app.server, 'request');
  const closed = send(port, unfinished);
  await isBegun;
  await shop.close();
  expect(await closed).toBe('');
});

it('a shop that stops completes its requests', async () => {
  const [asked, written] = [new EventEmitter(), new EventEmitter()];
  const draft = async () => {
    const ready = once(written, 'now');
    asked.emit('now');
    await ready;
    return [{ content: 'Thank you for calling.' }];
  };
  const { shop, port } = await listening({ ...short, stopping: 60_000 }, draft);
  const isAsked = once(asked, 'now');
  const answer = fetch(`http://127.0.0.1:${port}/api/openrouter/generate-prompts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...promptForm(), promptCount: 1 }),
  });
  await isAsked;
  const stopped = shop.close();
  written.emit('now');
  expect((await answer).status).toBe(200);
  await stopped;
});
