import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createShop } from '../../../demo/smallest-shop/server.mjs';
import type { Fetch } from '../../../src/shop-check/shop.ts';
import { portOf } from '../../helpers/port-of.ts';

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

/** The smallest shop at an address, as a check reaches it. */
export async function smallestShop(url = standard) {
  const folder = await mkdtemp(join(tmpdir(), 'smallest-'));
  await writeRelease(folder);
  const server = createShop(url, pathToFileURL(`${folder}/`));
  // A check on a busy machine can pause for longer than the usual 5 s, and then reuses a connection.
  server.keepAliveTimeout = 60_000;
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const local = `http://localhost:${portOf(server)}`;
  const reach: Fetch = async (request) => {
    const { method, headers } = request;
    const body = await request.text();
    return fetch(request.url.replace(url, local), { method, headers, redirect: 'manual', body: body || null });
  };
  return {
    reach,
    local,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
