import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { portOf } from '../helpers/port-of.ts';
import type { Adapter } from './adapters/adapter.ts';
import { shopAnswers } from './shop/answers.ts';
import { sizes, type SizeName } from './shop/catalogue.ts';
import { portrait } from './shop/portrait.ts';

interface Answer {
  readonly type: string;
  readonly body: Buffer;
  /** Texts go out compressed, as from a shop; scripts by the better one, once and for all, as from the files of a release. */
  readonly encoding: 'br' | 'gzip' | null;
}

/** The server of a bench: each form on a page of its own for each size of shop, and the shops behind them. */
export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const gzipped = (type: string, text: string | Buffer): Answer => ({
  type,
  body: gzipSync(text, { level: 9 }),
  encoding: 'gzip',
});

const script = (text: Buffer): Answer => ({
  type: 'text/javascript',
  body: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  encoding: 'br',
});

/** Where a form stands, in a shop of a size. */
export const pagePath = (adapter: Adapter, size: SizeName): string => `/pages/${adapter.name}/${size}`;

const pageOf = ({ name, markup }: Adapter, size: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<link rel="icon" href="data:,">
<script src="/scripts/${name}.js" async></script>
<body style="margin: 0">${markup(`/api/${size}`)}</body>
</html>`;

async function answersOf(adapters: readonly Adapter[]): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map([...shopAnswers].map(([path, json]) => [`/api/${path}`, gzipped('application/json', json)]));
  for (const adapter of adapters) {
    answers.set(`/scripts/${adapter.name}.js`, script(await readFile(adapter.script)));
    for (const size of Object.keys(sizes)) {
      answers.set(`/pages/${adapter.name}/${size}`, gzipped('text/html', pageOf(adapter, size)));
    }
  }
  return answers;
}

function send(response: ServerResponse, { type, body, encoding }: Answer): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    ...(encoding !== null && { 'content-encoding': encoding }),
  });
  response.end(body);
}

/** Starts the server on a free port. Whoever calls this closes it. */
export async function startSite(adapters: readonly Adapter[]): Promise<Site> {
  const answers = await answersOf(adapters);
  const face: Answer = { type: 'image/png', body: portrait(), encoding: null };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    request.resume();
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const found = pathname.startsWith('/portraits/') ? face : answers.get(pathname);
    if (found) send(response, found);
    else response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not found"}');
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
