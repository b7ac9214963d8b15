import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createShop } from '../../../demo/smallest-shop/server.mjs';
import { listen } from '../../helpers/port-of.ts';

const standard = 'https://shop.example';
export const api = `${standard}/api`;

const hashed = (file: string, text: string) => ({
  file,
  integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});

/** A release with little in its files. */
async function writeRelease(folder: string): Promise<void> {
  const release = {
    version: '1.0.0',
    ...hashed('voice-order-form-1.0.0-00000000.js', 'form'),
    desk: hashed('voice-order-form-desk-00000000.js', 'desk'),
    languages: { fr: hashed('voice-order-form-fr-00000000.json', '{}') },
  };
  const files = {
    'voice-order-form.js': 'form',
    'voice-order-form-health.js': 'health',
    'v1/voice-order-form.js': 'form',
    'v1/voice-order-form-health.js': 'health',
    [release.file]: 'form',
    [release.desk.file]: 'desk',
    [release.languages.fr.file]: '{}',
    'release.json': JSON.stringify(release),
  };
  await mkdir(join(folder, 'v1'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
}

/** Hands a request to a server without a connection: a check of all rows makes ten thousand. */
async function handOver(server: Server, request: Request, host: string): Promise<Response> {
  const { method, headers } = request;
  const text = await request.text();
  const asked = Object.assign(Readable.from(text === '' ? [] : [text]), {
    method,
    url: request.url.replace(host, ''),
    headers: Object.fromEntries(headers),
  });
  return new Promise((resolve) => {
    let init: ResponseInit = {};
    const answer = {
      writeHead: (status: number, sent: Record<string, string>) => {
        init = { status, headers: new Headers(Object.entries(sent)) };
        return answer;
      },
      end: (body?: BodyInit) => resolve(new Response(body ?? null, init)),
    };
    server.emit('request', asked, answer);
  });
}

/** The smallest shop at an address, as a check reaches it. */
export async function smallestShop(url = standard) {
  const folder = await mkdtemp(join(tmpdir(), 'smallest-'));
  await writeRelease(folder);
  const server = createShop(url, pathToFileURL(`${folder}/`));
  return {
    reach: (request: Request) => handOver(server, request, url),
    /** Starts to listen, and returns where. */
    listen: async () => `http://localhost:${await listen(server, 'localhost')}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
