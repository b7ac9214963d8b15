import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { createShop } from '../../demo/smallest-shop/server.mjs';
import { portOf } from '../helpers/port-of.ts';

/** Serves a folder that contains a script with a compressed file beside it, and one without. */
async function startShop(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'smallest-shop-'));
  await writeFile(join(folder, 'voice-order-form.js'), 'the script');
  await writeFile(join(folder, 'voice-order-form.js.br'), brotliCompressSync('the script'));
  await writeFile(join(folder, 'release.json'), '{}');
  const server = createShop('http://localhost', pathToFileURL(`${folder}/`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  return portOf(server);
}

const get = (port: number, path: string, encoding: string) =>
  new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
    request({ port, path, headers: { 'accept-encoding': encoding }, agent: false }, (answer) => {
      buffer(answer).then((body) => resolve({ encoding: answer.headers['content-encoding'], body }), reject);
    })
      .on('error', reject)
      .end();
  });

it('the smallest shop sends the compressed file to browsers that accept it', async () => {
  const port = await startShop();
  const compressed = await get(port, '/voice-order-form.js', 'gzip, deflate, br');
  expect(compressed.encoding).toBe('br');
  expect(brotliDecompressSync(compressed.body).toString()).toBe('the script');
  for (const refusing of ['gzip', 'gzip, br;q=0', 'br ; q=0.0']) {
    const plain = await get(port, '/voice-order-form.js', refusing);
    expect([plain.encoding, plain.body.toString()]).toEqual([undefined, 'the script']);
  }
  const alone = await get(port, '/release.json', 'br');
  expect([alone.encoding, alone.body.toString()]).toEqual([undefined, '{}']);
});
